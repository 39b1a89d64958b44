import { createRoute } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { ListingKind } from '../../../contract/categories.ts';
import { envelope } from '../../../contract/envelope.ts';
import { ownKindOf, postFolders } from '../../../contract/post-kinds.ts';
import { idParamSchema, type PostContact, postContactSchema } from '../../../contract/posts.ts';
import { answers, apiRouter, gone } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Tally } from './tally.ts';

/** How a business is reached stands on its page. */
const asked = ['rental', 'job', 'product'] as const satisfies readonly ListingKind[];

const routeOf = (path: string) =>
  createRoute({
    method: 'post',
    path: `/${path}/{id}/contact`,
    summary: 'How the poster is reached',
    description: 'A POST and limited, so that nobody harvests what lists and details leave out.',
    request: { params: idParamSchema },
    responses: { ...answers(envelope(postContactSchema), 'What was given for showing'), ...gone },
  });

/**
 * Each asking counts for the owner of the post, as far as `tally` counts it.
 * @param limit how many contacts one address may ask for, of all kinds together
 */
export function contactRoutes(
  reveal: (kind: ListingKind, id: number) => Promise<PostContact>,
  limit: MiddlewareHandler<ApiEnvironment>,
  tally: Tally,
) {
  const router = apiRouter();
  for (const kind of asked) {
    const path = postFolders[ownKindOf[kind]];
    router.use(`/${path}/:id/contact`, limit);
    router.openapi(routeOf(path), async (context) => {
      const { id } = context.req.valid('param');
      const data = await reveal(kind, id);
      await tally('contact_clicks', kind, id, visitorOf(context));
      return context.json({ data }, 200, { 'cache-control': 'no-store' });
    });
  }
  return router;
}
