import {
  answerMessage,
  closeMessage,
  listMessages,
  readMessage,
  reopenMessage,
} from '../../../contract/contact.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import type { MessageDesk } from './inbox.ts';

/** For moderators and admins. */
export function messageRoutes(desk: MessageDesk) {
  const { router } = adminRouter('messages', 'messages');
  serve(router, listMessages, ({ query }) => desk.list(query));
  serve(router, readMessage, async ({ params, actor }) => ({ data: await desk.one(params.id, actor) }));
  serve(router, answerMessage, async ({ params, body, actor }) => {
    await desk.answer(params.id, body, actor);
    return { data: await desk.one(params.id, actor) };
  });
  serve(router, closeMessage, async ({ params, actor }) => {
    await desk.close(params.id, actor);
    return { data: await desk.one(params.id, actor) };
  });
  serve(router, reopenMessage, async ({ params, actor }) => {
    await desk.reopen(params.id, actor);
    return { data: await desk.one(params.id, actor) };
  });
  return router;
}
