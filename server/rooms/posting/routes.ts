import type { Context } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import { kindOfFolder } from '../../../contract/post-kinds.ts';
import { createPost, readOwnPost, updatePost } from '../../../contract/posting/posting.ts';
import { apiRouter } from '../../http/api.ts';
import { serve, serveUnchecked } from '../../http/serve.ts';
import type { Posting } from './service.ts';

/** @throws AppError `bad_request` for an invalid key */
function keyOf(context: Context): string | undefined {
  const key = context.req.header('idempotency-key')?.trim();
  if (key === undefined) return undefined;
  if (key === '' || key.length > limits.idempotencyKey) throw new AppError('bad_request');
  return key;
}

/**
 * The service validates the body, so that a rejection reports the errors of the schema and the database together.
 */
export function postingRoutes(posting: Posting) {
  const router = apiRouter();
  serveUnchecked(router, createPost, async ({ params, actor, request, context }, readFields) => {
    const fields = await readFields();
    const sent = { kind: kindOfFolder[params.folder], fields, key: keyOf(context) };
    return { data: await posting.create(actor, sent, request) };
  });
  serveUnchecked(router, updatePost, async ({ params, actor, request, context }, readFields) => {
    const fields = await readFields();
    const sent = { kind: kindOfFolder[params.folder], fields, version: context.req.header('if-match') };
    return { data: await posting.update(actor, params.id, sent, request) };
  });
  serve(router, readOwnPost, async ({ params: { kind, id }, actor, request }) => ({
    data: await posting.form(actor, kind, id, request),
  }));
  return router;
}
