import { type Environment, publicEnvironment } from '../environment.ts';
import type { SiteFacts } from './render-page.ts';

/** What every page knows of the site. Services that are not configured leave no word in it. */
export function siteFacts(environment: Environment): SiteFacts {
  const { googleMapsKey, mapTilesUrl, chatWidgetId, pixelId, pushPublicKey, ...facts } =
    publicEnvironment(environment);
  const outside = {
    ...(pixelId && { pixel: pixelId }),
    ...(chatWidgetId && { chat: chatWidgetId }),
    ...(googleMapsKey && { maps: googleMapsKey }),
    ...(pushPublicKey && { push: pushPublicKey }),
  };
  return {
    ...facts,
    mapTilesUrl: mapTilesUrl ?? null,
    ...(Object.keys(outside).length > 0 && { outside }),
  };
}
