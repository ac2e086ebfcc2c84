import * as crossboard from 'crossboard';
import { show } from './share/page.js';
import { use } from './share/use.js';

show({ main: () => use(crossboard) });
