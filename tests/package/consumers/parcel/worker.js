import * as crossboard from 'crossboard';
import { use } from './share/use.js';

use(crossboard).then((told) => postMessage(told));
