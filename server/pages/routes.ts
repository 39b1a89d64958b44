import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { RedirectStatusCode } from 'hono/utils/http-status';
import type { ApiEnvironment } from '../http/api-environment.ts';
import { pickEncoding } from '../http/encoding.ts';
import { TooManyRequests } from '../http/too-many-requests.ts';
import { CachedPage } from './cache/cached-page.ts';
import type { PageCache, RenderResult } from './cache/page-cache.ts';
import { type PageRequest, pageRequestOf } from './cache/page-request.ts';
import { answerPage, createFinder, type OnPage } from './cache/serve.ts';
import { withoutPrefix } from './language.ts';
import { limitedHtml } from './limited-page.ts';
import { isPlaceSearch } from './moved-pages.ts';
import type { RenderLimit } from './render-limit.ts';
import type { RenderPage } from './render-page.ts';
import type { PageRenderer } from './renderer.ts';

const yearInSeconds = 31_536_000;

const readable = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
const isBlank = (part: string): boolean => /^[\s\p{Cc}]*$/u.test(readable(part));

/**
 * The target of the search form without JavaScript: a form can only send its words in the query string, and the
 * results page has them in its path. Blank words redirect home, with the rest of the query, unless a place was
 * selected: that target depends on its name, which only rendering knows (`withMovedPages`).
 */
export function searchAddress(url: URL): string | undefined {
  const [path, keyword = ''] = /^\/search-result(?:\/([^/]*))?(?:\/[^/]*)?\/?$/.exec(url.pathname) ?? [];
  if (path === undefined || !isBlank(keyword)) return undefined;
  const words = url.searchParams.get('q')?.trim();
  if (!words && isPlaceSearch(`${url.pathname}${url.search}`)) return undefined;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('q');
  return `/${words ? `search-result/${encodeURIComponent(words)}` : ''}${rest.size > 0 ? `?${rest}` : ''}`;
}

/**
 * The URL without repeated leading slashes, which browsers and `URL` parse as the beginning of a host name;
 * undefined for all others.
 */
export function withOneSlash({ pathname, search }: URL): string | undefined {
  return pathname.startsWith('//') ? pathname.replace(/^\/+/, '/') + search : undefined;
}

export interface PageRoutesNeeds {
  render: RenderPage;
  /** The page cache; without it each page is rendered for its request only. */
  cache: PageCache | undefined;
  /** Called with each page that was found and rendered. */
  onPage?: OnPage | undefined;
  /** The rendering limit; unlimited without it. */
  limit?: RenderLimit | undefined;
  assets: PageRenderer['assets'];
}

/** Everything except the API: server-rendered pages, in the language of the request. */
export function pageRoutes({ render, cache, onPage, limit, assets }: PageRoutesNeeds) {
  const find = cache && createFinder(cache, render);

  async function renderOnce(pageRequest: PageRequest): Promise<RenderResult> {
    const { page, isWhole, redirect } = await render(pageRequest);
    return redirect ? { redirect } : { page: new CachedPage(page), isWhole, isCacheable: false };
  }

  function isFresh({ key, isCacheable }: PageRequest): boolean {
    const page = isCacheable ? cache?.find(key) : undefined;
    return page !== undefined && cache?.isFresh(page) === true;
  }

  async function refusal(
    context: Context<ApiEnvironment>,
    { target, lang }: PageRequest,
  ): Promise<Response | undefined> {
    try {
      await limit?.(context, target);
      return undefined;
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      return context.html(limitedHtml(lang, assets(lang, [])), 429, {
        'retry-after': String(error.retryAfter),
        'cache-control': 'no-store',
        'content-language': lang,
        vary: 'Cookie, Accept-Language',
      });
    }
  }

  return new Hono<ApiEnvironment>().get('*', async (context) => {
    const url = new URL(context.req.url);
    const meant = withOneSlash(url);
    if (meant) return context.redirect(meant, 308);
    const prefixed = withoutPrefix(url.pathname);
    if (prefixed) {
      setCookie(context, 'lang', prefixed.lang, { path: '/', maxAge: yearInSeconds, sameSite: 'Lax' });
      return context.redirect(`${prefixed.path}${url.search}`, 308);
    }
    const searched = searchAddress(url);
    if (searched) return context.redirect(searched, 303);
    const pageRequest = pageRequestOf(context.req.raw);
    const encoding = pickEncoding(context.req.header('accept-encoding'));
    if (!isFresh(pageRequest)) {
      const refused = await refusal(context, pageRequest);
      if (refused) return refused;
    }
    const result = await (find && pageRequest.isCacheable
      ? find(pageRequest, encoding)
      : renderOnce(pageRequest));
    if (result.redirect) {
      return context.redirect(result.redirect.location, result.redirect.status as RedirectStatusCode);
    }
    if (result.page.status === 200 && context.req.method === 'GET')
      onPage?.(context.req.raw, pageRequest, false);
    context.set('pageRoute', result.page.route);
    const answer = await answerPage(context.req.raw, result.page);
    cache?.weigh(pageRequest.key, result.page);
    return answer;
  });
}
