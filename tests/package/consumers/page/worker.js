import * as crossboard from './node_modules/crossboard/index.js';
import { use } from './share/use.js';

use(crossboard).then((told) => postMessage(told));
