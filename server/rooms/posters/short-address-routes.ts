import { Hono } from 'hono';
import type { PosterGoal } from '../../../contract/poster-kinds.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import type { Posters } from './service.ts';

/** Called with each opened short address. */
type OnOpened = (request: Request, code: string) => void;

/**
 * `/b/{code}` redirects to the page of a business, a post or a neighborhood, `/b/{code}/review` to the review form
 * of a business. The language is the visitor's, as on every page. Responses are not cached: each opening is
 * counted, and slugs change. Unknown codes fall through to the pages, which respond 404.
 */
export function shortAddressRoutes(posters: Posters, onOpened: OnOpened, now: () => Date) {
  const router = new Hono<ApiEnvironment>();
  const goals: Record<PosterGoal, string> = { page: '', review: '/review' };
  for (const [goal, end] of Object.entries(goals) as [PosterGoal, string][])
    router.get(`/:folder{[bB]}/:code${end}`, async (context, next) => {
      const target = await posters.resolve(context.req.param('code') ?? '', goal, now());
      if (!target) return next();
      if (context.req.method === 'GET') onOpened(context.req.raw, target.code);
      context.header('cache-control', 'no-store');
      context.header('x-robots-tag', 'noindex');
      return context.redirect(target.path, 302);
    });
  return router;
}
