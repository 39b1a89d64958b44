import { createContext, useContext } from 'react';
import type { Direction, Lang } from '../contract/locales.ts';
import type { Point } from '../contract/places.ts';

/** What a page knows of the site and the request before any reading: safe for the browser to see. */
export interface Site {
  lang: Lang;
  dir: Direction;
  cityId: number;
  cityCode: string;
  cityLabel: string;
  /** Origin for canonical and sharing addresses. */
  publicUrl: string;
  mapCenter: Point;
  mapTilesUrl: string | null;
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('the page has no site');
  return site;
}
