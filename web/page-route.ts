import type { ComponentType } from 'react';
import type { FeedKind } from '../contract/feeds.ts';
import type { Area } from './i18n/words.ts';
import type { HeadContext, LoadContext, PageHead } from './loading.ts';
import type { StructuredData } from './structured-data/values.ts';

/** A page of the site map: its address, data, metadata and component. */
export interface PageRoute {
  path: string;
  load?: (context: LoadContext) => Promise<void>;
  head: (context: HeadContext) => PageHead;
  /**
   * The structured data of the page (schema.org), derived from its content. Called by the server only: the module
   * is imported dynamically, so that no browser loads it.
   */
  structuredData?: (context: HeadContext) => Promise<(StructuredData | null)[]>;
  /** The feeds of the page's lists. */
  feeds?: readonly FeedKind[];
  page: () => Promise<{ default: ComponentType }>;
  /** Source file of the page, so that the HTML can name its scripts. */
  file: string;
}

/** An entry of the site map: an address, and the module that loads, describes and renders it. */
export interface PageEntry {
  path: string;
  /** Imports the module of the page's route when it is first needed. */
  route: () => Promise<PageRoute>;
  /** Source file of that module, so that the HTML can name its scripts. */
  file: string;
  /** The message areas of the page besides those of every page. A test compares this with the source code. */
  words: readonly Area[];
  /**
   * For members only: the server renders an empty frame that is not indexed; in the browser guests are redirected
   * to sign in and back, and the data is loaded once the user is known.
   */
  memberOnly?: boolean;
  /** The header is transparent over the hero until the page is scrolled. */
  overHero?: boolean;
}

/** The data of a matched route for head and layout. */
export interface RouteHandle {
  entry: PageEntry;
  /** Set once the page has loaded. */
  page?: PageRoute;
}
