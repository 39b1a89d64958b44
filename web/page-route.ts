import type { ComponentType } from 'react';
import type { HeadContext, LoadContext, PageHead } from './loading.ts';
import type { PageEntry } from './site-map.ts';

/** A page of the site map: its address, what it needs to know, what it says of itself, what it shows. */
export interface PageRoute {
  path: string;
  load?: (context: LoadContext) => Promise<void>;
  head: (context: HeadContext) => PageHead;
  page: () => Promise<{ default: ComponentType }>;
  /** Source file of the page, so that its scripts can be named in the HTML. */
  file: string;
}

/** What a matched route carries for the head and the layout. */
export interface RouteHandle {
  entry: PageEntry;
  /** Once the page has come. */
  page?: PageRoute;
}
