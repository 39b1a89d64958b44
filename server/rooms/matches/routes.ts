import {
  dismissMatch,
  mailMatches,
  readDemand,
  readMatches,
  restoreMatch,
} from '../../../contract/matches.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { MatchService } from './service.ts';

const done = { data: { done: true as const } };

/** Matches of a member's posts, for nobody else. */
export function matchRoutes(matches: MatchService) {
  const router = apiRouter();
  serve(router, readDemand, async ({ actor, request }) => ({ data: await matches.demand(actor, request) }));
  serve(router, readMatches, async ({ params, actor, request }) => ({
    data: await matches.read(actor, params.id, request),
  }));
  serve(router, dismissMatch, async ({ params, body, actor, request }) => {
    await matches.dismiss(actor, { ...params, ...body }, request.now);
    return done;
  });
  serve(router, restoreMatch, async ({ params, actor, request }) => {
    await matches.restore(actor, params, request.now);
    return done;
  });
  serve(router, mailMatches, async ({ params, body, actor, request }) => ({
    data: await matches.switchMails(actor, params.id, body.mails, request.now),
  }));
  return router;
}
