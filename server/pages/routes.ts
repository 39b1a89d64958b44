import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { RedirectStatusCode } from 'hono/utils/http-status';
import { pickEncoding } from '../http/encoding.ts';
import type { DrawPage } from './draw-page.ts';
import { askedPage } from './kept/asked-page.ts';
import { KeptPage } from './kept/kept-page.ts';
import type { Drawn, KeptPages } from './kept/kept-pages.ts';
import { answerPage, createFinder, type OnPage } from './kept/serve.ts';
import { withoutPrefix } from './language.ts';
import { isPlaceSearch } from './moved-pages.ts';

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
 * Where the search form leads without JavaScript: a form can only put its words behind a question mark,
 * the page of the results has them in its path. Blank words lead home, with the rest of the query, unless a place was
 * chosen: where that leads depends on its name, which the drawing knows (`withMovedPages`).
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
 * The address that is meant by one that begins with several slashes, which browsers and `URL` take for the name of a
 * host; undefined for all others.
 */
export function withOneSlash({ pathname, search }: URL): string | undefined {
  return pathname.startsWith('//') ? pathname.replace(/^\/+/, '/') + search : undefined;
}

/**
 * Everything that is not the API: pages drawn on the server, in the language of the request.
 * @param kept where pages are kept; without it each is drawn for this once
 * @param onPage told of each page that was found and drawn
 */
export function pageRoutes(draw: DrawPage, kept: KeptPages | undefined, onPage?: OnPage) {
  const find = kept && createFinder(kept, draw);

  async function drawOnce(asked: ReturnType<typeof askedPage>): Promise<Drawn> {
    const { page, isWhole, redirect } = await draw(asked);
    return redirect ? { redirect } : { page: new KeptPage(page), isWhole, mayBeKept: false };
  }

  return new Hono().get('*', async (context) => {
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
    const asked = askedPage(context.req.raw);
    const encoding = pickEncoding(context.req.header('accept-encoding'));
    const drawn = await (find && asked.mayBeKept ? find(asked, encoding) : drawOnce(asked));
    if (drawn.redirect) {
      return context.redirect(drawn.redirect.location, drawn.redirect.status as RedirectStatusCode);
    }
    if (drawn.page.status === 200 && context.req.method === 'GET') onPage?.(context.req.raw, asked, false);
    const answer = await answerPage(context.req.raw, drawn.page);
    kept?.weigh(asked.key, drawn.page);
    return answer;
  });
}
