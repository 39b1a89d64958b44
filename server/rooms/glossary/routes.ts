import {
  createGlossaryTerm,
  deleteGlossaryTerm,
  listGlossaryTerms,
  updateGlossaryTerm,
} from '../../../contract/glossary.ts';
import {
  decideProposal,
  listManagedProposals,
  listOwnProposals,
  proposeWording,
} from '../../../contract/glossary-proposals.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { apiRouter } from '../../http/api.ts';
import { type Call, serve } from '../../http/serve.ts';
import type { ManagedProposals, Proposals } from './proposals.ts';
import type { Glossary, TermEdit } from './service.ts';

const editOf = ({
  params,
  actor,
  request,
  context,
}: Pick<Call<typeof deleteGlossaryTerm>, 'params' | 'actor' | 'request' | 'context'>): TermEdit => ({
  id: params.id,
  actor,
  lang: request.lang,
  version: context.req.header('if-match'),
});

/** For editors of the glossary. */
export function glossaryRoutes(glossary: Glossary, proposals: ManagedProposals) {
  const router = adminRouter('glossary', 'content');
  serve(router, listGlossaryTerms, ({ query }) => glossary.list(query.q, query.after));
  serve(router, createGlossaryTerm, async ({ body, actor, request }) => ({
    data: await glossary.create(body, actor, request.lang),
  }));
  serve(router, updateGlossaryTerm, async (call) => ({ data: await glossary.save(editOf(call), call.body) }));
  serve(router, deleteGlossaryTerm, async (call) => {
    await glossary.remove(editOf(call));
    return { data: { id: call.params.id } };
  });
  serve(router, listManagedProposals, () => proposals.list());
  serve(router, decideProposal, async ({ params, body, actor, request }) => {
    await proposals.decide(actor, params.id, body.accept, request);
    return { data: { done: true as const } };
  });
  return router;
}

/** For members who propose wordings. */
export function glossaryProposalRoutes(proposals: Proposals) {
  const router = apiRouter();
  serve(router, listOwnProposals, async ({ actor }) => ({ data: await proposals.own(actor) }));
  serve(router, proposeWording, async ({ params, body, actor, request }) => ({
    data: await proposals.propose(actor, params.id, body, request),
  }));
  return router;
}
