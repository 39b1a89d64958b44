import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  cancelIssue,
  createIssue,
  deleteIssue,
  listIssues,
  listIssueVersions,
  pauseIssue,
  previewIssue,
  readIssue,
  readIssueVersion,
  restoreIssueVersion,
  resumeIssue,
  sendIssue,
  testIssue,
  updateIssue,
} from '../../../contract/newsletter-issues.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { type Call, serve } from '../../http/serve.ts';
import type { Newsletter } from './service.ts';

const wishOf = ({
  params,
  actor,
  context,
}: Pick<Call<typeof sendIssue>, 'params' | 'actor' | 'context'>) => ({
  id: params.id,
  actorId: actor.userId,
  version: context.req.header('if-match'),
});

/** Writing and sending, for editors and admins. */
export function issueRoutes(router: OpenAPIHono<ApiEnvironment>, newsletter: Newsletter): void {
  serve(router, listIssues, ({ query }) => newsletter.issues(query.after, query.limit));
  serve(router, readIssue, async ({ params }) => ({ data: await newsletter.issue(params.id) }));
  serve(router, createIssue, async ({ body, actor, request }) => ({
    data: await newsletter.create(body, actor.userId, request.lang),
  }));
  serve(router, previewIssue, async ({ body: { lang, subject, body } }) => ({
    data: await newsletter.preview(lang, subject, body),
  }));
  serve(router, updateIssue, async (call) => ({
    data: await newsletter.save(wishOf(call), call.body, call.request.lang),
  }));
  serve(router, deleteIssue, async (call) => {
    await newsletter.remove(wishOf(call));
    return { data: { done: true as const } };
  });
  serve(router, testIssue, async ({ params, actor, request }) => ({
    data: await newsletter.test(params.id, actor.userId, request.lang),
  }));
  serve(router, sendIssue, async (call) => ({
    data: await newsletter.start(wishOf(call), call.request.lang),
  }));
  serve(router, pauseIssue, async ({ params, actor }) => ({
    data: await newsletter.turn(params.id, 'pause', actor.userId),
  }));
  serve(router, resumeIssue, async ({ params, actor }) => ({
    data: await newsletter.turn(params.id, 'resume', actor.userId),
  }));
  serve(router, cancelIssue, async ({ params, actor }) => ({
    data: await newsletter.turn(params.id, 'cancel', actor.userId),
  }));
  serve(router, listIssueVersions, async ({ params }) => ({ data: await newsletter.versions(params.id) }));
  serve(router, readIssueVersion, async ({ params: { id, version } }) => ({
    data: await newsletter.version(id, version),
  }));
  serve(router, restoreIssueVersion, async (call) => ({
    data: await newsletter.restore(wishOf(call), call.params.version, call.request.lang),
  }));
}
