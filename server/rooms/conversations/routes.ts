import type { MiddlewareHandler } from 'hono';
import {
  blockPartner,
  countUnread,
  listBlockedMembers,
  listInbox,
  listMessages,
  markRead,
  readConversation,
  readConversationStart,
  readInboxSettings,
  saveInboxSettings,
  sendMessage,
  sortConversation,
  startConversation,
  unblockPartner,
} from '../../../contract/conversations.ts';
import { kindOfFolder } from '../../../contract/post-kinds.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
import type { Conversations } from './service.ts';

/** @param limit how many messages one network address may send */
export function conversationRoutes(conversations: Conversations, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serve(router, listInbox, ({ query, actor: { userId }, request }) =>
    conversations.list(query, { userId, request }),
  );
  serve(router, countUnread, async ({ actor }) => ({
    data: { count: await conversations.unread(actor.userId) },
  }));
  serve(router, readInboxSettings, async ({ actor }) => ({
    data: await conversations.settings(actor.userId),
  }));
  serve(router, saveInboxSettings, async ({ actor, body }) => ({
    data: await conversations.saveSettings(actor.userId, body),
  }));
  serve(router, listBlockedMembers, async ({ actor: { userId }, request }) => ({
    data: await conversations.blocked({ userId, request }),
  }));
  serve(router, readConversationStart, async ({ params: { folder, id }, actor: { userId }, request }) => ({
    data: await conversations.start({ kind: kindOfFolder[folder], id }, { userId, request }),
  }));
  serve(
    router,
    startConversation,
    async ({ params: { folder, id }, body, actor }) => ({
      data: await conversations.begin(actor.userId, { kind: kindOfFolder[folder], id }, body),
    }),
    { limit },
  );
  serve(router, readConversation, async ({ params, actor: { userId }, request }) => ({
    data: await conversations.read(params.id, { userId, request }),
  }));
  serve(router, listMessages, ({ params, query, actor }) =>
    conversations.messages(params.id, query, actor.userId),
  );
  serve(
    router,
    sendMessage,
    async ({ params, body, actor }) => ({
      data: await conversations.send(actor.userId, params.id, body),
    }),
    { limit },
  );
  serve(router, markRead, async ({ params, body, actor }) => {
    await conversations.markRead(params.id, body.upTo, actor.userId);
    return { data: { done: true as const } };
  });
  serve(router, sortConversation, async ({ params, body, actor: { userId }, request }) => ({
    data: await conversations.sort(params.id, body, { userId, request }),
  }));
  serve(router, blockPartner, async ({ params, actor: { userId }, request }) => ({
    data: await conversations.block(params.id, { userId, request }),
  }));
  serve(router, unblockPartner, async ({ params, actor: { userId }, request }) => ({
    data: await conversations.unblock(params.id, { userId, request }),
  }));
  return router;
}
