import { Readable } from 'node:stream';
import {
  countSubscribers,
  downloadSubscribers,
  listSubscribers,
  markBounced,
  writeAgain,
} from '../../../contract/newsletter.ts';
import type { Db } from '../../database/connect.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { csvHeaders } from '../../http/csv.ts';
import { serve, serveFile } from '../../http/serve.ts';
import { listSubscribers as pageOfSubscribers, subscriberCounts } from '../subscriptions/service.ts';
import { issueRoutes } from './issue-routes.ts';
import { createManagedSubscribers } from './managed-subscribers.ts';
import type { Newsletter } from './service.ts';

/** The newsletter, for editors and admins. */
export function newsletterRoutes(newsletter: Newsletter, db: Db) {
  const router = adminRouter('newsletter', 'newsletter');
  const subscribers = createManagedSubscribers(db);
  serve(router, listSubscribers, ({ query }) => pageOfSubscribers(db, query));
  serve(router, countSubscribers, async () => ({ data: await subscriberCounts(db) }));
  serve(router, markBounced, async ({ body, actor }) => ({
    data: await subscribers.bounced(body.emails, actor.userId),
  }));
  serve(router, writeAgain, async ({ params, actor }) => {
    await subscribers.writeAgain(params.id, actor.userId);
    return { data: { done: true as const } };
  });
  serveFile(router, downloadSubscribers, async ({ actor }) => {
    const pieces = await subscribers.file(actor.userId);
    const stream = Readable.toWeb(Readable.from(pieces, { objectMode: false }));
    return new Response(stream as ReadableStream<Uint8Array>, { headers: csvHeaders('subscribers') });
  });
  issueRoutes(router, newsletter);
  return router;
}
