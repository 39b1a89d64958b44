import {
  createGlossaryTerm,
  deleteGlossaryTerm,
  listGlossaryTerms,
  updateGlossaryTerm,
} from '../../../contract/glossary.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { type Call, serve } from '../../http/serve.ts';
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
export function glossaryRoutes(glossary: Glossary) {
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
  return router;
}
