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
