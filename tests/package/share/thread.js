// @ts-check
import { parentPort } from 'node:worker_threads';
import * as crossboard from 'crossboard';
import { use } from './use.js';

parentPort?.postMessage(await use(crossboard));
