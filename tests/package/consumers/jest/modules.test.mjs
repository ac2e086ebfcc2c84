import * as crossboard from 'crossboard';
import { expected, use } from './share/use.js';

test('main, as ECMAScript modules', async () => {
  expect(await use(crossboard)).toEqual(expected);
});
