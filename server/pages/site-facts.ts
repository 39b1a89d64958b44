import { type Environment, publicEnvironment } from '../environment.ts';
import type { CurrentMap, StreetMap } from '../rooms/map/service.ts';
import type { SiteFacts } from './render-page.ts';

/**
 * Site settings that every page receives. Services that are not configured are omitted. The street map is read for
 * each page, because its archive may be replaced.
 */
export function siteFacts(environment: Environment, streetMap: CurrentMap | undefined): SiteFacts {
  const publicFacts = publicEnvironment(environment);
  const { googleMapsKey, mapTilesUrl, chatWidgetId, pixelId, pushPublicKey, identityProviders, ...facts } =
    publicFacts;
  const thirdParties = {
    ...(pixelId && { pixel: pixelId }),
    ...(chatWidgetId && { chat: chatWidgetId }),
    ...(googleMapsKey && { maps: googleMapsKey }),
    ...(pushPublicKey && { push: pushPublicKey }),
  };
  return {
    ...facts,
    mapTilesUrl: mapTilesUrl ?? null,
    get streetMap() {
      const current = mapTilesUrl ? undefined : streetMap?.current();
      return current && factsOf(current);
    },
    ...(Object.keys(thirdParties).length > 0 && { thirdParties }),
    ...(identityProviders.length > 0 && { identityProviders }),
  };
}

const fourDecimals = (degrees: number) => Number(degrees.toFixed(4));

function factsOf(streetMap: StreetMap): SiteFacts['streetMap'] {
  const { version, minZoom, maxZoom, bounds, attribution, hasTransitLines } = streetMap;
  const { west, south, east, north } = bounds;
  return {
    version,
    minZoom,
    maxZoom,
    bounds: [fourDecimals(west), fourDecimals(south), fourDecimals(east), fourDecimals(north)],
    credit: attribution,
    ...(hasTransitLines && { hasTransitLines }),
  };
}
