import type { UnknownAction } from '@reduxjs/toolkit';
import type { Params } from 'react-router';
import type { Translate } from './i18n/words.ts';
import type { Site } from './site.tsx';
import type { FetchError } from './state/create-fetch-slice.ts';
import type { RootState, Store } from './store.ts';

/** The arguments of a route's `load`, the same in browser and server. */
export interface LoadContext {
  store: Store;
  site: Site;
  url: URL;
  params: Params;
}

/** The metadata of a page for browsers and search engines. Addresses are paths. */
export interface PageHead {
  title: string;
  description: string;
  /** Path and query of the page's canonical address, without language. */
  canonical: string;
  noindex?: boolean;
  /** Path of its share image, of the standard size; the site's by default. */
  image?: string;
  /** An article, with a date and an author. */
  isArticle?: boolean;
}

export interface HeadContext {
  state: RootState;
  site: Site;
  url: URL;
  params: Params;
  t: Translate;
}

type Settled = UnknownAction & { payload?: unknown; meta?: { requestStatus?: string; condition?: boolean } };

/**
 * Awaits a fetch and maps errors to a page status: 404 and 410 of the API become the page's own, any other error
 * 503 on the server. In the browser errors other than these leave the page to render its error state.
 */
export async function need(fetching: Promise<unknown>): Promise<void> {
  const action = (await fetching) as Settled;
  if (action.meta?.requestStatus !== 'rejected' || action.meta.condition) return;
  const { status } = (action.payload ?? { status: 0 }) as FetchError;
  if (status === 404 || status === 410) throw new Response(null, { status });
  if (status === 422) throw new Response(null, { status: 404 });
  if (typeof document === 'undefined') throw new Response(null, { status: 503 });
}
