import * as crossboard from 'crossboard';
import { use } from '../../share/use.js';

export const dynamic = 'force-dynamic';

export async function GET() {
  return Response.json(await use(crossboard));
}
