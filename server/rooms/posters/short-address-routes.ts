import { Hono } from 'hono';
import type { PosterGoal } from '../../../contract/poster-kinds.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import type { Posters } from './service.ts';

/** Called with each short address that was opened. */
type OnOpened = (request: Request, code: string) => void;

/**
 * `/b/{code}` leads to the page of a business, a post or a neighborhood, `/b/{code}/review` to writing a review of a
 * business. The language is that of the visitor, as on every page. Nothing is cached: each opening counts, and slugs
 * change. What is no short address is left to the pages, which have none for it.
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
