import { createContext, useContext } from 'react';
import type { Direction, Lang } from '../contract/locales.ts';
import type { Point } from '../contract/places.ts';

/**
 * The configured third-party services with their public identifiers. Services that are not configured are not
 * named, and without any there is no such object.
 */
export interface ThirdPartyServices {
  /** The id of the Meta pixel. */
  pixel?: string;
  /** The website id of the Crisp inbox. */
  chat?: string;
  /** The API key for Google Maps. */
  maps?: string;
  /** The public VAPID key of the site. */
  push?: string;
}

/** The street map that the site serves. */
export interface StreetMapFacts {
  /** The version in the URLs of its tiles, which changes with their content. */
  version: string;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
  /** The attribution. */
  credit: string;
  /** Whether it contains subway lines, rather than tracks only. */
  hasTransitLines?: boolean;
}

/** Data about the site and the request that a page has before any loading: safe to expose to the browser. */
export interface Site {
  lang: Lang;
  dir: Direction;
  cityId: number;
  cityCode: string;
  cityLabel: string;
  /** The city's name in menus, in the language of the page. */
  cityName: string;
  /** The origin of canonical and share URLs. */
  publicUrl: string;
  mapCenter: Point;
  mapTilesUrl: string | null;
  streetMap?: StreetMapFacts | undefined;
  thirdParties?: ThirdPartyServices;
  /** The providers that members can sign in with, by their brands; undefined for none. */
  identityProviders?: { id: string; name: string }[];
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('the page has no site');
  return site;
}
