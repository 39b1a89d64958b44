import {
  createConcept,
  deleteConcept,
  listConcepts,
  listConceptVersions,
  readConcept,
  readConceptVersion,
  readUnderstanding,
  restoreConceptVersion,
  updateConcept,
} from '../../../contract/managed-synonyms.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { type Call, serve } from '../../http/serve.ts';
import type { ConceptWish, Synonyms } from './service.ts';

const wishOf = ({
  params,
  actor,
  request,
  context,
}: Pick<Call<typeof deleteConcept>, 'params' | 'actor' | 'request' | 'context'>): ConceptWish => ({
  id: params.id,
  actor,
  lang: request.lang,
  version: context.req.header('if-match'),
});

/** For editors of search synonyms. */
export function synonymRoutes(synonyms: Synonyms) {
  const router = adminRouter('synonyms', 'content');
  serve(router, listConcepts, ({ query }) => synonyms.list(query.q, query.after));
  // Registered before the route by id, which would match this path.
  serve(router, readUnderstanding, async ({ query, request }) => ({
    data: await synonyms.understood(query.q, request.lang),
  }));
  serve(router, readConcept, async ({ params }) => ({ data: await synonyms.one(params.id) }));
  serve(router, createConcept, async ({ body, actor }) => ({ data: await synonyms.create(body, actor) }));
  serve(router, updateConcept, async (call) => ({ data: await synonyms.save(wishOf(call), call.body) }));
  serve(router, deleteConcept, async (call) => {
    await synonyms.remove(wishOf(call));
    return { data: { id: call.params.id } };
  });
  serve(router, listConceptVersions, async ({ params }) => ({ data: await synonyms.versions(params.id) }));
  serve(router, readConceptVersion, async ({ params: { id, version } }) => ({
    data: await synonyms.version(id, version),
  }));
  serve(router, restoreConceptVersion, async (call) => ({
    data: await synonyms.restore(wishOf(call), call.params.version),
  }));
  return router;
}
