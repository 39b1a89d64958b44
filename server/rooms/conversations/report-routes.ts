import type { MiddlewareHandler } from 'hono';
import {
  decideConversationReport,
  listConversationReports,
  readConversationReport,
  readReportedConversation,
  reportConversation,
} from '../../../contract/conversation-reports.ts';
import { decideHeldText, listHeldTexts } from '../../../contract/held-messages.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
import type { ConversationReporting } from './reports.ts';
import type { Conversations } from './service.ts';

const done = { data: { done: true as const } };

/** @param limit how many reports one network address may send */
export function memberReportRoutes(reports: ConversationReporting, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serve(
    router,
    reportConversation,
    async ({ params: { id }, body, actor: { userId }, request: { lang } }) => {
      await reports.send(body, { id, userId, lang });
      return done;
    },
    { limit },
  );
  return router;
}

/** For moderators and admins. */
export function conversationReportRoutes(reports: ConversationReporting) {
  const router = adminRouter('conversations', 'reports');
  serve(router, listConversationReports, ({ query, request }) => reports.list(query, request.lang));
  serve(router, readConversationReport, async ({ params, request }) => ({
    data: await reports.read(params.id, request.lang),
  }));
  serve(router, readReportedConversation, async ({ params, actor, request }) => ({
    data: { messages: await reports.readConversation(params.id, actor.userId, request.lang) },
  }));
  serve(router, decideConversationReport, async ({ params, body, actor }) => {
    await reports.decide(params.id, body.status, actor.userId);
    return done;
  });
  return router;
}

/** For moderators and admins. */
export function heldMessageRoutes({ held }: Pick<Conversations, 'held'>) {
  const router = adminRouter('held-messages', 'reports');
  serve(router, listHeldTexts, ({ query, request }) => held.list(query, request.lang));
  serve(router, decideHeldText, async ({ params, body, actor }) => {
    await held.decide(params.id, body.pass, actor.userId);
    return done;
  });
  return router;
}
