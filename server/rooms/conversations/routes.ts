import type { MiddlewareHandler } from 'hono';
import {
  blockPartner,
  countUnread,
  listBlockedMembers,
  listInbox,
  listThreadMessages,
  markRead,
  readConversation,
  readConversationStart,
  sendMessage,
  sharePhone,
  sortConversation,
  startConversation,
  streamInbox,
  unblockPartner,
  withdrawPhone,
} from '../../../contract/conversations.ts';
import { AppError } from '../../../contract/errors.ts';
import {
  messageMailTokenSchema,
  readInboxSettings,
  saveInboxSettings,
  stopMessageMails,
} from '../../../contract/inbox-settings.ts';
import { defaultLang } from '../../../contract/locales.ts';
import { kindOfFolder } from '../../../contract/post-kinds.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { checked } from '../../http/body.ts';
import { messageOf } from '../../http/messages.ts';
import { serve, serveFile, serveUnchecked } from '../../http/serve.ts';
import { eventStream } from '../../http/unless-streamed.ts';
import type { Conversations } from './service.ts';
import type { Streams } from './streams.ts';
import type { UnreadMails } from './unread-mails.ts';

/** The last event that the browser has received, if it states one. */
function eventId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * @param streams none if the server receives no notifications: browsers poll instead
 * @param limit how many messages one network address may send
 */
export function conversationRoutes(
  conversations: Conversations,
  streams: Streams | undefined,
  mails: UnreadMails,
  limit: MiddlewareHandler<ApiEnvironment>,
) {
  const router = apiRouter();
  serve(router, listInbox, ({ query, actor: { userId }, request }) =>
    conversations.list(query, { userId, request }),
  );
  serve(router, countUnread, async ({ actor }) => ({
    data: { count: await conversations.unread(actor.userId) },
  }));
  serveFile(router, streamInbox, async ({ actor, context }) => {
    if (!streams) throw new AppError('unavailable');
    if (!context.req.header('accept')?.includes(eventStream)) throw new AppError('bad_request');
    const stream = await streams.open(actor, eventId(context.req.header('last-event-id')));
    return new Response(stream, {
      // Disables buffering by proxies.
      headers: { 'content-type': eventStream, 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    });
  });
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
    async ({ params: { folder, id }, body, actor, request }) => ({
      data: await conversations.begin(actor.userId, { kind: kindOfFolder[folder], id }, body, request.lang),
    }),
    { limit },
  );
  serve(router, readConversation, async ({ params, actor: { userId }, request }) => ({
    data: await conversations.read(params.id, { userId, request }),
  }));
  serve(router, listThreadMessages, ({ params, query, actor: { userId }, request }) =>
    conversations.messages(params.id, query, { userId, request }),
  );
  serve(
    router,
    sendMessage,
    async ({ params, body, actor, request }) => ({
      data: await conversations.send(actor.userId, params.id, body, request.lang),
    }),
    { limit },
  );
  serve(
    router,
    sharePhone,
    async ({ params, body, actor, request }) => ({
      data: await conversations.share(actor.userId, params.id, body, request.lang),
    }),
    { limit },
  );
  serve(router, withdrawPhone, async ({ params, actor: { userId }, request }) => ({
    data: await conversations.withdrawPhone(params.id, { userId, request }),
  }));
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
  serveUnchecked(router, stopMessageMails, async ({ context, request: { lang } }, readFields) => {
    const inAddress = context.req.query('token');
    const fields = inAddress === undefined ? await readFields() : { token: inAddress };
    const { token } = checked(messageMailTokenSchema, fields, lang);
    if (!(await mails.stop(token)))
      throw new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });
    return { data: { done: true as const } };
  });
  // A person may open the URL meant for mail clients: a GET request never unsubscribes.
  router.get(stopMessageMails.path, async (context) => {
    const lang = context.get('lang');
    const { token } = checked(messageMailTokenSchema, { token: context.req.query('token') }, lang);
    const page = `/Newsletter${lang === defaultLang ? '' : `?lang=${lang}`}`;
    return context.redirect(`${page}#messages=${token}`, 303);
  });
  return router;
}
