import type { Params } from 'react-router';
import { defaultLang } from '../../contract/locales.ts';
import type { Translate } from '../i18n/words.ts';
import type { PageHead } from '../loading.ts';
import type { PageRoute } from '../page-route.ts';
import type { Site } from '../site.tsx';
import type { RootState } from '../store.ts';

export interface HeadSource {
  /** The current page, or undefined on error pages. */
  page: PageRoute | undefined;
  status: number;
  state: RootState;
  site: Site;
  url: URL;
  params: Params;
  t: Translate;
}

/** The address of a page in a language: the default one is the bare path, another has `?lang=`. */
export function addressOf(publicUrl: string, canonical: string, lang: string): string {
  const address = new URL(canonical, publicUrl);
  if (lang !== defaultLang) address.searchParams.set('lang', lang);
  return address.href;
}

/** The metadata of a page; a page without any is an error page and not indexed. */
export function headOf({ page, status, state, site, url, params, t }: HeadSource): PageHead {
  if (page) return page.head({ state, site, url, params, t });
  return { ...errorWords(status, t), canonical: url.pathname, noindex: true };
}

/** Title and explanation of an error page: not found, gone, or failed to load. */
export function errorWords(status: number | undefined, t: Translate) {
  if (status === 404) return { title: t('errors:notFoundTitle'), description: t('errors:notFoundText') };
  if (status === 410) return { title: t('errors:goneTitle'), description: t('errors:goneText') };
  return { title: t('errors:failedTitle'), description: t('errors:failedText') };
}

/** The document title: that of the page, then the site's name. */
export function fullTitle(head: PageHead, state: RootState): string {
  const name = state.settings.generalSettings.data?.name ?? '';
  return name && !head.title.includes(name) ? `${head.title} · ${name}` : head.title;
}
