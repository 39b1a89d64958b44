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

/** Everything that is not the API: pages drawn on the server, in the language of the request. */
export function pageRoutes(renderer: PageRenderer, facts: SiteFacts, ask: Ask) {
  return new Hono().get('*', async (context) => {
    const url = new URL(context.req.url);
    const prefixed = withoutPrefix(url.pathname);
    if (prefixed) {
      setCookie(context, 'lang', prefixed.lang, { path: '/', maxAge: yearInSeconds, sameSite: 'Lax' });
      return context.redirect(`${prefixed.path}${url.search}`, 308);
    }
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
