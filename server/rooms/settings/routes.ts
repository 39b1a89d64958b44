import { createRoute } from '@hono/zod-openapi';
import { envelope } from '../../../contract/envelope.ts';
import { generalSettingsSchema } from '../../../contract/settings.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { Settings } from './service.ts';

const general = createRoute({
  method: 'get',
  path: '/general-settings',
  summary: 'What the header and the footer show',
  responses: answers(envelope(generalSettingsSchema), 'The general settings'),
});

export function settingsRoutes(settings: Settings) {
  return apiRouter().openapi(general, async (context) =>
    context.json({ data: await settings.general(context.get('lang')) }, 200),
  );
}
