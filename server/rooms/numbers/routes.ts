import { createRoute, z } from '@hono/zod-openapi';
import { envelope } from '../../../contract/envelope.ts';
import { numbersQuerySchema, numbersSchema, numberTableNames } from '../../../contract/numbers.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { csvHeaders } from '../../http/csv.ts';
import type { NumbersRoom } from './service.ts';

const all = createRoute({
  method: 'get',
  path: '/admin/numbers',
  security,
  summary: 'What was counted in a time, table by table',
  request: { query: numbersQuerySchema },
  responses: { ...answers(envelope(numbersSchema), 'The tables'), ...membersOnly },
});
const file = createRoute({
  method: 'get',
  path: '/admin/numbers/{table}/file',
  security,
  summary: 'One table as CSV; cells that spreadsheets take for formulas are defused',
  request: { params: z.object({ table: z.enum(numberTableNames) }), query: numbersQuerySchema },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...membersOnly,
  },
});

/** The numbers, for admins. */
export function numbersRoutes(numbers: NumbersRoom) {
  const { router } = adminRouter('numbers', 'numbers');
  return router
    .openapi(all, async (context) =>
      context.json({ data: await numbers.numbers(context.req.valid('query')) }, 200),
    )
    .openapi(file, async (context) => {
      const { table } = context.req.valid('param');
      const text = await numbers.file(table, context.req.valid('query'));
      return context.body(text, 200, csvHeaders(table)) as never;
    });
}
