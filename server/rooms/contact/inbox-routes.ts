import {
  answerMessage,
  closeMessage,
  listMessages,
  readMessage,
  reopenMessage,
} from '../../../contract/contact.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import type { ContactInbox } from './inbox.ts';

/** For moderators and admins. */
export function contactInboxRoutes(inbox: ContactInbox) {
  const router = adminRouter('messages', 'messages');
  serve(router, listMessages, ({ query }) => inbox.list(query));
  serve(router, readMessage, async ({ params, actor }) => ({ data: await inbox.one(params.id, actor) }));
  serve(router, answerMessage, async ({ params, body, actor }) => {
    await inbox.answer(params.id, body, actor);
    return { data: await inbox.one(params.id, actor) };
  });
  serve(router, closeMessage, async ({ params, actor }) => {
    await inbox.close(params.id, actor);
    return { data: await inbox.one(params.id, actor) };
  });
  serve(router, reopenMessage, async ({ params, actor }) => {
    await inbox.reopen(params.id, actor);
    return { data: await inbox.one(params.id, actor) };
  });
  return router;
}
