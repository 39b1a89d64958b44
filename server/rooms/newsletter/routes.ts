import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { doneSchema } from '../../../contract/accounts.ts';
import { envelope } from '../../../contract/envelope.ts';
import {
  bouncedSchema,
  markedSchema,
  subscriberCountsSchema,
  subscriberQuerySchema,
  subscribersSchema,
} from '../../../contract/newsletter.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import type { Db } from '../../database/connect.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { csvHeaders } from '../../http/csv.ts';
import { listSubscribers, subscriberCounts } from '../subscriptions/service.ts';
import { issueRoutes } from './issue-routes.ts';
import type { Newsletter } from './service.ts';
import { createSubscriberDesk } from './subscriber-desk.ts';

const base = '/admin/newsletter/subscribers';

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'Who subscribed, the newest first',
  request: { query: subscriberQuerySchema },
  responses: { ...answers(subscribersSchema, 'A page of subscribers'), ...membersOnly },
});
const counts = createRoute({
  method: 'get',
  path: `${base}/counts`,
  security,
  summary: 'How many subscribers there are, by language and state',
  responses: {
    ...answers(envelope(subscriberCountsSchema), 'What there is; none is left out'),
    ...membersOnly,
  },
});
const file = createRoute({
  method: 'get',
  path: `${base}/file`,
  security,
  summary:
    'The addresses that may be written to, as CSV; cells that spreadsheets take for formulas are defused',
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...membersOnly,
  },
});

/** The newsletter, for editors and admins. */
export function newsletterRoutes(newsletter: Newsletter, db: Db) {
  const door = adminRouter('newsletter', 'newsletter');
  const { router, who } = door;
  const desk = createSubscriberDesk(db);
  memberAction(
    router,
    {
      path: '/admin/newsletter/bounced',
      summary: 'Notes addresses whose mails came back: nothing more is sent there',
      ...{ body: bouncedSchema, answer: markedSchema },
    },
    ({ emails }, _context, { userId }) => desk.bounced(emails, userId),
    who,
  );
  memberAction(
    router,
    {
      ...{ path: `${base}/:id/write-again`, params: idParamSchema },
      summary: 'Lets an address be written to again that refused too often',
      ...{ body: z.object({}), answer: doneSchema },
    },
    async (_fields, context, { userId }) => {
      await desk.writeAgain(pathOf(idParamSchema, context).id, userId);
      return { done: true as const };
    },
    who,
  );
  issueRoutes(newsletter, door);
  return router
    .openapi(list, async (context) =>
      context.json(await listSubscribers(db, context.req.valid('query')), 200),
    )
    .openapi(counts, async (context) => context.json({ data: await subscriberCounts(db) }, 200))
    .openapi(file, async (context) => {
      const pieces = await desk.file(who(context).userId);
      const stream = Readable.toWeb(Readable.from(pieces, { objectMode: false }));
      return new Response(stream as ReadableStream<Uint8Array>, {
        headers: csvHeaders('subscribers'),
      }) as never;
    });
}
