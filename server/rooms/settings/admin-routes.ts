import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { previewAnswerSchema } from '../../../contract/editing.ts';
import { editingLimits } from '../../../contract/editing-limits.ts';
import { envelope } from '../../../contract/envelope.ts';
import { managedSettingsAnswerSchema } from '../../../contract/managed-settings.ts';
import { versionSchema } from '../../../contract/versions.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { ifMatch } from '../../http/wording.ts';
import type { Managing, SettingsWish } from './managing.ts';

const base = '/admin/settings';
const params = z.object({ version: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const maxBytes = editingLimits.contentBytes;
const body = z.object({ body: z.record(z.string(), z.unknown()) }).meta({ id: 'SaveSettings' });

const current = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'The general settings, every text in both languages',
  responses: { ...answers(envelope(managedSettingsAnswerSchema), 'The settings'), ...membersOnly },
});
const versions = createRoute({
  method: 'get',
  path: `${base}/versions`,
  security,
  summary: 'What the settings were, the newest first',
  responses: { ...answers(envelope(z.array(versionSchema)), 'The versions'), ...membersOnly },
});
const version = createRoute({
  method: 'get',
  path: `${base}/versions/{version}`,
  security,
  summary: 'What the settings were in one version',
  request: { params },
  responses: {
    ...answers(envelope(versionSchema.extend({ body: z.unknown() })), 'The version'),
    ...membersOnly,
  },
});

/** For those who keep the settings. */
export function managingRoutes(managing: Managing) {
  const { router, who } = adminRouter('settings', 'content');
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
      summary: 'Changes the general settings',
      body,
      answer: managedSettingsAnswerSchema,
      maxBytes,
    },
    (sent, context, actor) => managing.save(wishOf(context, actor), sent.body),
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/preview`,
      summary: 'The home page as it would be with these settings; nothing is kept of them',
      body: body.extend({ lang: z.enum(['en', 'ar']) }).meta({ id: 'PreviewSettings' }),
      answer: previewAnswerSchema,
      maxBytes,
    },
    (sent, context) => managing.preview(sent.body, sent.lang, context.get('lang')),
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/versions/:version/restore`,
      params,
      headers: ifMatch,
      summary: 'Makes what the settings were the settings, as another edit',
      body: z.object({}),
      answer: managedSettingsAnswerSchema,
    },
    (_fields, context, actor) => managing.restore(wishOf(context, actor), pathOf(params, context).version),
    who,
  );
  return router
    .openapi(current, async (context) => context.json({ data: await managing.current() }, 200))
    .openapi(versions, async (context) => context.json({ data: await managing.versions() }, 200))
    .openapi(version, async (context) =>
      context.json({ data: await managing.version(context.req.valid('param').version) }, 200),
    );
}
