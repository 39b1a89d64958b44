import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import {
  categoryUsesSchema,
  categoryWordingSchema,
  createCategorySchema,
  managedCategorySchema,
  mergeCategorySchema,
  moveCategorySchema,
  orderCategoriesSchema,
  saveCategorySchema,
} from '../../../contract/managed-categories.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { addVersionCalls } from '../../http/version-routes.ts';
import { ifMatch } from '../../http/wording.ts';
import type { Categories, CategoryWish } from './service.ts';

const base = '/admin/categories';
const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const shared = { params, headers: ifMatch } as const;
const done = z.object({ id: z.number().int() });

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'All categories, in the order of the menus',
  responses: { ...answers(envelope(z.array(managedCategorySchema)), 'The categories'), ...membersOnly },
});
const uses = createRoute({
  method: 'get',
  path: `${base}/{id}/uses`,
  security,
  summary: 'How many listings, of whatever state, and how many categories are in it now',
  request: { params },
  responses: { ...answers(envelope(categoryUsesSchema), 'What hangs on it'), ...membersOnly },
});

/** For those who keep the categories. */
export function categoryRoutes(categories: Categories) {
  const door = adminRouter('categories', 'content');
  const { router, who } = door;
  const wishOf = (context: Context<ApiEnvironment>, actor: Actor): CategoryWish => ({
    id: pathOf(params, context).id,
    actor,
    lang: context.get('lang'),
    version: context.req.header('if-match'),
  });
  memberAction(
    router,
    {
      path: base,
      summary: 'Adds a category, behind the others of its place',
      body: createCategorySchema,
      answer: managedCategorySchema,
      status: 201,
    },
    (sent, context, actor) => categories.create(sent, { actor, lang: context.get('lang') }),
    who,
  );
  memberAction(
    router,
    {
      method: 'put',
      path: `${base}/order`,
      summary: 'Puts the categories of a place in an order: all of them, each once',
      body: orderCategoriesSchema,
      answer: orderCategoriesSchema,
    },
    async (sent, _context, actor) => {
      await categories.order(sent, actor);
      return sent;
    },
    who,
  );
  memberAction(
    router,
    {
      method: 'put',
      path: `${base}/:id`,
      ...shared,
      summary: 'Changes names, sign and synonyms; its address stays',
      body: saveCategorySchema,
      answer: managedCategorySchema,
    },
    (sent, context, actor) => categories.save(wishOf(context, actor), sent),
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/:id/move`,
      ...shared,
      summary: 'Puts a category into another of its type, or beside those that lie in nothing',
      body: moveCategorySchema,
      answer: managedCategorySchema,
    },
    ({ parentId }, context, actor) => categories.move(wishOf(context, actor), parentId),
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/:id/merge`,
      ...shared,
      summary:
        'Gives all listings of a category to another and lets its old address lead there; it is gone then',
      body: mergeCategorySchema,
      answer: managedCategorySchema,
    },
    ({ into }, context, actor) => categories.merge(wishOf(context, actor), into),
    who,
  );
  memberAction(
    router,
    {
      method: 'delete',
      path: `${base}/:id`,
      ...shared,
      summary: 'Deletes a category on which nothing hangs',
      body: z.object({}),
      answer: done,
    },
    async (_fields, context, actor) => {
      const wish = wishOf(context, actor);
      await categories.remove(wish);
      return { id: wish.id };
    },
    who,
  );
  addVersionCalls(door, {
    path: `${base}/:id`,
    params,
    body: categoryWordingSchema,
    answer: managedCategorySchema,
    restores: 'Makes words, sign and place of a category what they were, as another edit; its address stays',
    versions: ({ id }) => categories.versions(id),
    version: ({ id }, version) => categories.version(id, version),
    restore: (_of, version, context, actor) => categories.restore(wishOf(context, actor), version),
  });
  return router
    .openapi(list, async (context) => context.json({ data: await categories.list() }, 200))
    .openapi(uses, async (context) =>
      context.json({ data: await categories.uses(context.req.valid('param').id) }, 200),
    );
}
