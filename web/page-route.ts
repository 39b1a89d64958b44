import type { ComponentType } from 'react';
import type { FeedKind } from '../contract/feeds.ts';
import type { Area } from './i18n/words.ts';
import type { HeadContext, LoadContext, PageHead } from './loading.ts';
import type { StructuredData } from './structured-data/values.ts';

/** A page of the site map: its address, what it needs to know, what it says of itself, what it shows. */
export interface PageRoute {
  path: string;
  load?: (context: LoadContext) => Promise<void>;
  head: (context: HeadContext) => PageHead;
  /**
   * What the page is to search engines (schema.org), made of what it shows. Only the server asks: the module
   * that answers comes by a dynamic import, so that no browser carries it.
   */
  structuredData?: (context: HeadContext) => Promise<(StructuredData | null)[]>;
  /** The feeds of what the page lists. */
  feeds?: readonly FeedKind[];
  page: () => Promise<{ default: ComponentType }>;
  /** Source file of the page, so that its scripts can be named in the HTML. */
  file: string;
}

/** An entry of the site map: an address, and where to find what it loads, says and shows. */
export interface PageEntry {
  path: string;
  /** The module of the page's route. It comes when the page is first wanted. */
  route: () => Promise<PageRoute>;
  /** Source file of that module, so that its scripts can be named in the HTML. */
  file: string;
  /** The areas of words that the page needs besides those of every page. A test holds this to the sources. */
  words: readonly Area[];
  /**
   * For members only: the server draws an empty frame that no engine keeps; in the browser a guest is led to sign in
   * and back, and what the page loads is read once it is known who asks.
   */
  memberOnly?: boolean;
  /** Where the header lies over the hero until somebody scrolls. */
  overHero?: boolean;
}

/** What a matched route carries for the head and the layout. */
export interface RouteHandle {
  entry: PageEntry;
  /** Once the page has come. */
  page?: PageRoute;
}
