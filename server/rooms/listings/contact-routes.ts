import type { MiddlewareHandler } from 'hono';
import type { ListingKind } from '../../../contract/categories.ts';
import { kindOfFolder, listingKindOf } from '../../../contract/post-kinds.ts';
import { type PostContact, revealPostContact } from '../../../contract/posts.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Tally } from './tally.ts';

/**
 * Each request is counted for the owner of the post, subject to `tally`.
 * @param limit how many contacts one address may request, of all types together
 */
export function contactRoutes(
  reveal: (kind: ListingKind, id: number) => Promise<PostContact>,
  limit: MiddlewareHandler<ApiEnvironment>,
  tally: Tally,
) {
  const router = apiRouter();
  serve(
    router,
    revealPostContact,
    async ({ params: { folder, id }, context }) => {
      const kind = listingKindOf[kindOfFolder[folder]];
      const data = await reveal(kind, id);
      await tally('contact_clicks', kind, id, visitorOf(context));
      return { data };
    },
    { limit },
  );
  return router;
}
