import {
  createEntry,
  deleteEntry,
  discardEntryDraft,
  listEntries,
  listEntryVersions,
  orderEntries,
  previewEntry,
  readEntry,
  readEntryVersion,
  restoreEntryVersion,
  updateEntry,
  withdrawEntry,
} from '../../../contract/managed-content.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { type Call, serve } from '../../http/serve.ts';
import type { ShowPreview } from './preview.ts';
import type { ManagedContent, Wish } from './service.ts';

const wishOf = ({
  params: { kind, id },
  actor,
  request,
  context,
}: Pick<Call<typeof deleteEntry>, 'params' | 'actor' | 'request' | 'context'>): Wish => ({
  ...{ kind, id, actor },
  version: context.req.header('if-match'),
  lang: request.lang,
});

/** For users who may edit content. */
export function managedContentRoutes(managedContent: ManagedContent, preview: ShowPreview) {
  const router = adminRouter('content', 'content');
  serve(router, listEntries, async () => ({ data: await managedContent.list() }));
  serve(router, readEntry, async ({ params: { kind, id } }) => ({
    data: await managedContent.entry(kind, id),
  }));
  serve(router, previewEntry, async ({ body: { lang, body, ...of }, request }) => ({
    data: await preview(of, body, lang, request.lang),
  }));
  serve(router, createEntry, async ({ params, body, actor, request }) => ({
    data: await managedContent.create(params.kind, body, { actor, lang: request.lang }),
  }));
  serve(router, orderEntries, async ({ params, body: { ids }, actor }) => {
    await managedContent.order(params.kind, ids, actor);
    return { data: { ids } };
  });
  serve(router, updateEntry, async (call) => ({ data: await managedContent.save(wishOf(call), call.body) }));
  serve(router, deleteEntry, async (call) => {
    await managedContent.remove(wishOf(call));
    return { data: { id: call.params.id } };
  });
  serve(router, discardEntryDraft, async (call) => ({ data: await managedContent.discard(wishOf(call)) }));
  serve(router, withdrawEntry, async (call) => ({ data: await managedContent.withdraw(wishOf(call)) }));
  serve(router, listEntryVersions, async ({ params: { kind, id } }) => ({
    data: await managedContent.versions(kind, id),
  }));
  serve(router, readEntryVersion, async ({ params: { kind, id, version } }) => ({
    data: await managedContent.version(kind, id, version),
  }));
  serve(router, restoreEntryVersion, async (call) => ({
    data: await managedContent.restore(wishOf(call), call.params.version),
  }));
  return router;
}
