import type { UnknownAction } from '@reduxjs/toolkit';
import type { Params } from 'react-router';
import type { Translate } from './i18n/words.ts';
import type { Site } from './site.tsx';
import type { FetchError } from './state/create-fetch-slice.ts';
import type { RootState, Store } from './store.ts';

/** What a route's `load` is given, in the browser and on the server alike. */
export interface LoadContext {
  store: Store;
  site: Site;
  url: URL;
  params: Params;
}

/** What a page says of itself to browsers and search engines. Addresses are paths. */
export interface PageHead {
  title: string;
  description: string;
  /** Path and query of the page's own address, without language. */
  canonical: string;
  noindex?: boolean;
  /** Path of the picture that stands for it where it is shared, of the size that these have; the site's by default. */
  image?: string;
  /** Something that was written, with a date and an author. */
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
 * Waits for a fetch and makes a missing thing a missing page: a 404 or 410 of the API becomes the
 * page's own status, any other failure 503 on the server. In the browser a failure other than these
 * leaves the page to show its error state.
 */
export async function need(fetching: Promise<unknown>): Promise<void> {
  const action = (await fetching) as Settled;
  if (action.meta?.requestStatus !== 'rejected' || action.meta.condition) return;
  const { status } = (action.payload ?? { status: 0 }) as FetchError;
  if (status === 404 || status === 410) throw new Response(null, { status });
  if (status === 422) throw new Response(null, { status: 404 });
  if (typeof document === 'undefined') throw new Response(null, { status: 503 });
}
