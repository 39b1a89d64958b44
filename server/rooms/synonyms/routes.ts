import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import {
  conceptListSchema,
  conceptQuerySchema,
  conceptWordsSchema,
  managedConceptSchema,
  saveConceptSchema,
  understoodSchema,
} from '../../../contract/managed-synonyms.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { addVersionCalls } from '../../http/version-routes.ts';
import { ifMatch } from '../../http/wording.ts';
import type { ConceptWish, Synonyms } from './service.ts';

const base = '/admin/synonyms';
const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const done = z.object({ id: z.number().int() });

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'The words that mean the same to the search, a page at a time, the newest first',
  request: { query: conceptQuerySchema },
  responses: { ...answers(conceptListSchema, 'The concepts'), ...membersOnly },
});
const one = createRoute({
  method: 'get',
  path: `${base}/{id}`,
  security,
  summary: 'Words that mean the same, as their form begins with them',
  request: { params },
  responses: { ...answers(envelope(managedConceptSchema), 'The concept'), ...membersOnly },
});
const understood = createRoute({
  method: 'get',
  path: `${base}/understood`,
  security,
  summary: 'How the search understands a question now',
  request: { query: z.object({ q: z.string().max(limits.query.max) }) },
  responses: {
    ...answers(envelope(understoodSchema), 'Its parts, each with all that it stands for'),
    ...membersOnly,
  },
});

/** For those who keep the words of the search. */
export function synonymRoutes(synonyms: Synonyms) {
  const door = adminRouter('synonyms', 'content');
  const { router, who } = door;
  const wishOf = (context: Context<ApiEnvironment>, actor: Actor): ConceptWish => ({
    id: pathOf(params, context).id,
    actor,
    lang: context.get('lang'),
    version: context.req.header('if-match'),
  });
  memberAction(
    router,
    {
      path: base,
      summary: 'Adds words that mean the same; the next search knows them',
      body: saveConceptSchema,
      answer: managedConceptSchema,
      status: 201,
    },
    (sent, _context, actor) => synonyms.create(sent, actor),
    who,
  );
  memberAction(
    router,
    {
      method: 'put',
      path: `${base}/:id`,
      params,
      headers: ifMatch,
      summary: 'Changes words that mean the same',
      body: saveConceptSchema,
      answer: managedConceptSchema,
    },
    (sent, context, actor) => synonyms.save(wishOf(context, actor), sent),
    who,
  );
  memberAction(
    router,
    {
      method: 'delete',
      path: `${base}/:id`,
      params,
      headers: ifMatch,
      summary: 'Lets words no longer mean the same; those of a place stay',
      body: z.object({}),
      answer: done,
    },
    async (_fields, context, actor) => {
      const wish = wishOf(context, actor);
      await synonyms.remove(wish);
      return { id: wish.id };
    },
    who,
  );
  addVersionCalls(door, {
    path: `${base}/:id`,
    params,
    body: conceptWordsSchema,
    answer: managedConceptSchema,
    restores: 'Makes words mean the same that did so in an earlier version, as another edit',
    versions: ({ id }) => synonyms.versions(id),
    version: ({ id }, version) => synonyms.version(id, version),
    restore: (_of, version, context, actor) => synonyms.restore(wishOf(context, actor), version),
  });
  return (
    router
      .openapi(list, async (context) => {
        const { q, after } = context.req.valid('query');
        return context.json(await synonyms.list(q, after), 200);
      })
      .openapi(understood, async (context) => {
        const { q } = context.req.valid('query');
        return context.json({ data: await synonyms.understood(q, context.get('lang')) }, 200);
      })
      // After it: `understood` is no id.
      .openapi(one, async (context) =>
        context.json({ data: await synonyms.one(context.req.valid('param').id) }, 200),
      )
  );
}
