import { createContext, useContext } from 'react';
import type { Direction, Lang } from '../contract/locales.ts';
import type { Point } from '../contract/places.ts';

/**
 * Services of others that this site is set up with: what each is known by. Those that it is not set up with
 * are not even named, and without any there is no such list.
 */
export interface ThirdPartyServices {
  /** The number of the Meta pixel. */
  pixel?: string;
  /** The Website ID of the Crisp inbox. */
  chat?: string;
  /** The key for Google's maps. */
  maps?: string;
  /** The public key by which push services know the site. */
  push?: string;
}

/** The street map that the site serves. */
export interface StreetMapFacts {
  /** Part of the addresses of its tiles: changes whenever a tile does. */
  version: string;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
  /** Whose data it is. */
  credit: string;
  /** It has lines of the subway, and not its tracks only. */
  hasTransitLines?: boolean;
}

/** What a page knows of the site and the request before any reading: safe for the browser to see. */
export interface Site {
  lang: Lang;
  dir: Direction;
  cityId: number;
  cityCode: string;
  cityLabel: string;
  /** The city as menus name it, in the language of the page. */
  cityName: string;
  /** Origin for canonical and sharing addresses. */
  publicUrl: string;
  mapCenter: Point;
  mapTilesUrl: string | null;
  streetMap?: StreetMapFacts | undefined;
  thirdParties?: ThirdPartyServices;
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('the page has no site');
  return site;
}
