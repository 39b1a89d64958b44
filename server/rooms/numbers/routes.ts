import { downloadNumbers, readNumbers } from '../../../contract/numbers.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { csvHeaders } from '../../http/csv.ts';
import { serve, serveFile } from '../../http/serve.ts';
import type { NumbersRoom } from './service.ts';

/** The statistics of the site, for admins. */
export function numbersRoutes(numbers: NumbersRoom) {
  const router = adminRouter('numbers', 'numbers');
  serve(router, readNumbers, async ({ query }) => ({ data: await numbers.numbers(query) }));
  serveFile(router, downloadNumbers, async ({ params: { table }, query, context }) =>
    context.body(await numbers.file(table, query), 200, csvHeaders(table)),
  );
  return router;
}
