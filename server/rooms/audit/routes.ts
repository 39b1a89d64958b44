import { createRoute } from '@hono/zod-openapi';
import { auditQuerySchema, auditSchema, auditWordsSchema } from '../../../contract/audit.ts';
import { envelope } from '../../../contract/envelope.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { AuditReading } from './reading.ts';

const base = '/admin/audit';

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'Who changed what, from what to what, the newest first',
  request: { query: auditQuerySchema },
  responses: { ...answers(auditSchema, 'A page of the log'), ...membersOnly },
});

const words = createRoute({
  method: 'get',
  path: `${base}/words`,
  security,
  summary: 'Every action and every kind of thing that stands in the log',
  responses: { ...answers(envelope(auditWordsSchema), 'What can be looked for'), ...membersOnly },
});

/** For admins. Nothing here writes: the log is written by what it is about. */
export function auditRoutes(audit: AuditReading) {
  const { router } = adminRouter('audit', 'audit');
  return router
    .openapi(list, async (context) =>
      context.json(await audit.list(context.req.valid('query'), context.get('lang')), 200),
    )
    .openapi(words, async (context) => context.json({ data: await audit.words() }, 200));
}
