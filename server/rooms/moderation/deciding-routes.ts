import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  approvePost,
  banPoster,
  decideMany,
  rejectPost,
  requestPostChange,
  undoDecision,
} from '../../../contract/decisions.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { type Call, serve } from '../../http/serve.ts';
import type { Moderation, Wish } from './service.ts';

const wishOf = ({
  params,
  actor,
  context,
}: Pick<Call<typeof approvePost>, 'params' | 'actor' | 'context'>): Wish => ({
  ...params,
  actor,
  version: context.req.header('if-match'),
});

/** The endpoints for decisions and undoing them. */
export function decidingRoutes(router: OpenAPIHono<ApiEnvironment>, moderation: Moderation): void {
  serve(router, approvePost, async (call) => ({
    data: await moderation.approve(wishOf(call), call.request),
  }));
  serve(router, rejectPost, async (call) => ({
    data: await moderation.reject(wishOf(call), call.body, call.request),
  }));
  serve(router, requestPostChange, async (call) => ({
    data: await moderation.askChange(wishOf(call), call.body, call.request),
  }));
  serve(router, banPoster, async (call) => ({
    data: await moderation.ban(wishOf(call), call.body, call.request),
  }));
  serve(router, decideMany, async ({ body, actor, request }) => ({
    data: await moderation.decideMany(body, actor, request),
  }));
  serve(router, undoDecision, async ({ actor, request }) => ({
    data: await moderation.undo(actor, request),
  }));
}
