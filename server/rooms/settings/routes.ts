import { createRoute } from '@hono/zod-openapi';
import { envelope } from '../../../contract/envelope.ts';
import { generalSettingsSchema } from '../../../contract/settings.ts';
import { answers, apiRouter } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import type { Advertisements } from '../advertisements/service.ts';
import type { Settings } from './service.ts';

const general = createRoute({
  method: 'get',
  path: '/general-settings',
  summary: 'What the header and the footer show',
  responses: answers(envelope(generalSettingsSchema), 'The general settings'),
});

/** @param advertisements what stands in the slots of any page: every page reads the settings */
export function settingsRoutes(settings: Settings, advertisements: Pick<Advertisements, 'shownAnywhere'>) {
  return apiRouter().openapi(general, async (context) => {
    const [data, shown] = await Promise.all([
      settings.general(context.get('lang'), context.get('cityId')),
      advertisements.shownAnywhere(requestContext(context)),
    ]);
    return context.json({ data: { ...data, advertisements: shown } }, 200);
  });
}
