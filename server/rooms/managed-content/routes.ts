import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { legalPages } from '../../../contract/entries.ts';
import { envelope } from '../../../contract/envelope.ts';
import { langs } from '../../../contract/locales.ts';
import {
  editedEntrySchema,
  editedKinds,
  editedSummarySchema,
  entryBodySchema,
  orderSchema,
  previewAnswerSchema,
  saveEntrySchema,
} from '../../../contract/managed-content.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { addVersionCalls } from '../../http/version-routes.ts';
import { ifMatch } from '../../http/wording.ts';
import type { ShowPreview } from './preview.ts';
import type { Editing, Wish } from './service.ts';

const base = '/admin/content';
const kindParams = z.object({ kind: z.enum(editedKinds) });
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = kindParams.extend({ id });
const maxBytes = editingLimits.contentBytes;
const nothing = z.object({});
const done = z.object({ id: z.number().int() });

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'What editors keep besides articles, each kind in its order, without what is in it',
  responses: { ...answers(envelope(z.array(editedSummarySchema)), 'The entries'), ...membersOnly },
});
const entry = createRoute({
  method: 'get',
  path: `${base}/{kind}/{id}`,
  security,
  summary: 'An entry: what guests see of it, and what it is to become',
  request: { params },
  responses: { ...answers(envelope(editedEntrySchema), 'The entry'), ...membersOnly },
});

const previewSchema = z
  .object({
    kind: z.enum(editedKinds),
    /** Null where the entry is new. */
    id: z.number().int().positive().nullable().default(null),
    slug: z.enum(legalPages).default('privacy-policy'),
    lang: z.enum(langs as ['en', 'ar']),
    body: saveEntrySchema.shape.body,
  })
  .meta({ id: 'AskPreview' });

/** For those who keep the site's content. */
export function editingRoutes(editing: Editing, preview: ShowPreview) {
  const door = adminRouter('content', 'content');
  const { router, who } = door;
  const wishOf = (context: Context<ApiEnvironment>, actor: Actor): Wish => ({
    ...pathOf(params, context),
    actor,
    version: context.req.header('if-match'),
    lang: context.get('lang'),
  });

  memberAction(
    router,
    {
      path: `${base}/preview`,
      summary: 'The page as it would be, were this published; nothing is kept of it',
      body: previewSchema,
      answer: previewAnswerSchema,
      maxBytes,
    },
    ({ lang, body, ...of }, context) => preview(of, body, lang, context.get('lang')),
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/:kind`,
      params: kindParams,
      summary: 'Adds an entry, as a draft or at once for everybody',
      body: saveEntrySchema,
      answer: editedEntrySchema,
      status: 201,
      maxBytes,
    },
    (sent, context, actor) =>
      editing.create(pathOf(kindParams, context).kind, sent, { actor, lang: context.get('lang') }),
    who,
  );
  memberAction(
    router,
    {
      method: 'put',
      path: `${base}/:kind/order`,
      params: kindParams,
      summary: 'Puts all entries of a kind in an order',
      body: orderSchema,
      answer: orderSchema,
    },
    async ({ ids }, context, actor) => {
      await editing.order(pathOf(kindParams, context).kind, ids, actor);
      return { ids };
    },
    who,
  );
  memberAction(
    router,
    {
      method: 'put',
      path: `${base}/:kind/:id`,
      params,
      headers: ifMatch,
      summary: 'Changes an entry, as a draft of it or at once for everybody',
      body: saveEntrySchema,
      answer: editedEntrySchema,
      maxBytes,
    },
    (sent, context, actor) => editing.save(wishOf(context, actor), sent),
    who,
  );
  memberAction(
    router,
    {
      method: 'delete',
      path: `${base}/:kind/:id`,
      params,
      headers: ifMatch,
      summary: 'Deletes an entry; a legal page is never deleted',
      body: nothing,
      answer: done,
    },
    async (_fields, context, actor) => {
      const wish = wishOf(context, actor);
      await editing.remove(wish);
      return { id: wish.id };
    },
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/:kind/:id/discard`,
      params,
      headers: ifMatch,
      summary: 'Drops the draft of a published entry',
      body: nothing,
      answer: editedEntrySchema,
    },
    (_fields, context, actor) => editing.discard(wishOf(context, actor)),
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/:kind/:id/withdraw`,
      params,
      headers: ifMatch,
      summary: 'Takes an entry from the guests’ sight',
      body: nothing,
      answer: editedEntrySchema,
    },
    (_fields, context, actor) => editing.withdraw(wishOf(context, actor)),
    who,
  );
  addVersionCalls(door, {
    path: `${base}/:kind/:id`,
    params,
    body: entryBodySchema,
    answer: editedEntrySchema,
    restores: 'Publishes what an entry was in an earlier version, as another edit',
    versions: ({ kind, id }) => editing.versions(kind, id),
    version: ({ kind, id }, version) => editing.version(kind, id, version),
    restore: (_of, version, context, actor) => editing.restore(wishOf(context, actor), version),
  });
  return router
    .openapi(list, async (context) => context.json({ data: await editing.list() }, 200))
    .openapi(entry, async (context) => {
      const { kind, id } = context.req.valid('param');
      return context.json({ data: await editing.entry(kind, id) }, 200);
    });
}
