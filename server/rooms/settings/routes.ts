import { readGeneralSettings } from '../../../contract/settings.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Advertisements } from '../advertisements/service.ts';
import type { Settings } from './service.ts';

/** @param advertisements the advertisements in the slots of any page: every page reads the settings */
export function settingsRoutes(settings: Settings, advertisements: Pick<Advertisements, 'inAllSlots'>) {
  const router = apiRouter();
  serve(router, readGeneralSettings, async ({ request }) => {
    const [data, published] = await Promise.all([
      settings.general(request.lang, request.cityId),
      advertisements.inAllSlots(request),
    ]);
    return { data: { ...data, advertisements: published } };
  });
  return router;
}
