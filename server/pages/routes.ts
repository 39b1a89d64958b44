import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { locales } from '../../contract/locales.ts';
import type { Site } from '../../web/entry.server.tsx';
import { documentOf } from './document.ts';
import { languageOf, withoutPrefix } from './language.ts';
import type { PageRenderer } from './renderer.ts';

/** Asks the application's own API, without a network between. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export type SiteFacts = Omit<Site, 'lang' | 'dir' | 'cityId'>;

const yearInSeconds = 31_536_000;

/**
 * Where the search form leads without JavaScript: a form can only put its words behind a question mark,
 * the page of the results has them in its path. Blank words lead home.
 */
export function searchAddress(url: URL): string | undefined {
  if (!/^\/search-result\/?$/.test(url.pathname)) return undefined;
  const words = url.searchParams.get('q')?.trim();
  if (!words) return '/';
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('q');
  return `/search-result/${encodeURIComponent(words)}${rest.size > 0 ? `?${rest}` : ''}`;
}

/** Everything that is not the API: pages drawn on the server, in the language of the request. */
export function pageRoutes(renderer: PageRenderer, facts: SiteFacts, ask: Ask) {
  return new Hono().get('*', async (context) => {
    const url = new URL(context.req.url);
    const prefixed = withoutPrefix(url.pathname);
    if (prefixed) {
      setCookie(context, 'lang', prefixed.lang, { path: '/', maxAge: yearInSeconds, sameSite: 'Lax' });
      return context.redirect(`${prefixed.path}${url.search}`, 308);
    }
    const asked = searchAddress(url);
    if (asked) return context.redirect(asked, 303);
    const cookie = getCookie(context);
    const lang = languageOf({
      query: url.searchParams.get('lang'),
      cookie: cookie.lang,
      accept: context.req.header('accept-language'),
    });
    const cityId = /^\d{1,9}$/.test(cookie.cityId ?? '') ? Number(cookie.cityId) : 0;
    const site: Site = { ...facts, lang, dir: locales[lang].dir, cityId };
    const { renderPage } = await renderer.entry();
    const page = await renderPage(url, site, ask);
    if (page instanceof Response) return page;
    const html = documentOf({ lang, ...page, assets: renderer.assets(lang, page.files) });
    return context.html(html, page.status as 200, {
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'Cookie, Accept-Language',
      'content-language': lang,
    });
  });
}
