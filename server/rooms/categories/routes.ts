import {
  createCategory,
  deleteCategory,
  listCategoryVersions,
  listManagedCategories,
  mergeCategory,
  moveCategory,
  orderCategories,
  readCategoryUses,
  readCategoryVersion,
  restoreCategoryVersion,
  updateCategory,
} from '../../../contract/managed-categories.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { type Call, serve } from '../../http/serve.ts';
import type { Categories, CategoryWish } from './service.ts';

const wishOf = ({
  params,
  actor,
  request,
  context,
}: Pick<Call<typeof deleteCategory>, 'params' | 'actor' | 'request' | 'context'>): CategoryWish => ({
  id: params.id,
  actor,
  lang: request.lang,
  version: context.req.header('if-match'),
});

/** For users who may edit categories. */
export function categoryRoutes(categories: Categories) {
  const router = adminRouter('categories', 'content');
  serve(router, listManagedCategories, async () => ({ data: await categories.list() }));
  serve(router, readCategoryUses, async ({ params }) => ({ data: await categories.uses(params.id) }));
  serve(router, createCategory, async ({ body, actor, request }) => ({
    data: await categories.create(body, { actor, lang: request.lang }),
  }));
  serve(router, orderCategories, async ({ body, actor }) => {
    await categories.order(body, actor);
    return { data: body };
  });
  serve(router, updateCategory, async (call) => ({ data: await categories.save(wishOf(call), call.body) }));
  serve(router, moveCategory, async (call) => ({
    data: await categories.move(wishOf(call), call.body.parentId),
  }));
  serve(router, mergeCategory, async (call) => ({
    data: await categories.merge(wishOf(call), call.body.into),
  }));
  serve(router, deleteCategory, async (call) => {
    await categories.remove(wishOf(call));
    return { data: { id: call.params.id } };
  });
  serve(router, listCategoryVersions, async ({ params }) => ({ data: await categories.versions(params.id) }));
  serve(router, readCategoryVersion, async ({ params: { id, version } }) => ({
    data: await categories.version(id, version),
  }));
  serve(router, restoreCategoryVersion, async (call) => ({
    data: await categories.restore(wishOf(call), call.params.version),
  }));
  return router;
}
