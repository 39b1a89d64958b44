import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import { previewAnswerSchema } from '../../../contract/managed-content.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { managedSettingsAnswerSchema, saveSettingsSchema } from '../../../contract/managed-settings.ts';
import { memberAction } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { addVersionCalls } from '../../http/version-routes.ts';
import { ifMatch } from '../../http/wording.ts';
import type { Managing, SettingsWish } from './managing.ts';
import { storedSettingsSchema } from './service.ts';

const base = '/admin/settings';
const maxBytes = editingLimits.contentBytes;

const current = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'The general settings and what they are to become, every text in both languages',
  responses: { ...answers(envelope(managedSettingsAnswerSchema), 'The settings'), ...membersOnly },
});
/** For those who keep the settings. */
export function managingRoutes(managing: Managing) {
  const door = adminRouter('settings', 'content');
  const { router, who } = door;
  const wishOf = (context: Context<ApiEnvironment>, actor: Actor): SettingsWish => ({
    actor,
    lang: context.get('lang'),
    version: context.req.header('if-match'),
  });
  memberAction(
    router,
    {
      method: 'put',
      path: base,
      headers: ifMatch,
      summary: 'Changes the general settings, as a draft of them or at once for everybody',
      body: saveSettingsSchema,
      answer: managedSettingsAnswerSchema,
      maxBytes,
    },
    (sent, context, actor) => managing.save(wishOf(context, actor), sent),
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/preview`,
      summary: 'The home page as it would be with these settings; nothing is kept of them',
      body: saveSettingsSchema
        .pick({ body: true })
        .extend({ lang: z.enum(['en', 'ar']) })
        .meta({ id: 'PreviewSettings' }),
      answer: previewAnswerSchema,
      maxBytes,
    },
    (sent, context) => managing.preview(sent.body, sent.lang, context.get('lang')),
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/discard`,
      headers: ifMatch,
      summary: 'Drops the draft of the settings',
      body: z.object({}),
      answer: managedSettingsAnswerSchema,
    },
    (_fields, context, actor) => managing.discard(wishOf(context, actor)),
    who,
  );
  addVersionCalls(door, {
    path: base,
    params: z.object({}),
    body: storedSettingsSchema,
    answer: managedSettingsAnswerSchema,
    restores: 'Makes what the settings were the settings, as another edit',
    versions: () => managing.versions(),
    version: (_of, version) => managing.version(version),
    restore: (_of, version, context, actor) => managing.restore(wishOf(context, actor), version),
  });
  return router.openapi(current, async (context) => context.json({ data: await managing.current() }, 200));
}
