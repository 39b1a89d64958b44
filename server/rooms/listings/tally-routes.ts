import { kindOfFolder, listingKindOf } from '../../../contract/post-kinds.ts';
import { countBusinessContact, countPostView } from '../../../contract/posts.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Tally } from './tally.ts';

const done = { data: { done: true as const } };

/** Reports of visits by pages, for the statistics of owners. */
export function tallyRoutes(tally: Tally) {
  const router = apiRouter();
  serve(router, countPostView, async ({ params: { folder, id }, context }) => {
    await tally('views', listingKindOf[kindOfFolder[folder]], id, visitorOf(context));
    return done;
  });
  serve(router, countBusinessContact, async ({ params, context }) => {
    await tally('contact_clicks', 'business', params.id, visitorOf(context));
    return done;
  });
  return router;
}
