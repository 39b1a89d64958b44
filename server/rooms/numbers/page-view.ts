import type { PageKind, VisitSource } from '../../../contract/numbers.ts';
import { isRobot } from '../../http/visitor.ts';

/* The properties of a page request that are counted; nothing else of it is stored. */

const kindOfFirstStep: Readonly<Record<string, PageKind>> = {
  '': 'home',
  category: 'directory',
  subcategory: 'directory',
  marketprofile: 'business',
  'market-place': 'products',
  'show-product': 'product',
  rent: 'rentals',
  rents: 'rentals',
  job: 'jobs',
  jobs: 'jobs',
  'show-job': 'jobs',
  events: 'events',
  event: 'event',
  'search-result': 'search',
  blog: 'articles',
  news: 'articles',
  'user-guide': 'articles',
  'show-blog': 'article',
  'show-news': 'article',
  'show-user-guide': 'article',
  about: 'info',
  'our-service': 'info',
  contact: 'info',
  newsletter: 'info',
  'privacy-policy': 'info',
  'terms-conditions': 'info',
  eula: 'info',
  'open-data': 'info',
};
/** Paginated lists append the page number to the name of the list. */
const detailOf: Readonly<Record<string, PageKind>> = { rent: 'rental', 'show-job': 'job' };

/** The type of page at a path; undefined for the back office. Unlisted paths are pages of members. */
export function pageKindOf(target: string): PageKind | undefined {
  const [, first = '', second] = /^\/([^/?#]*)(?:\/([^/?#]+))?/.exec(target) ?? [];
  const step = first.toLowerCase();
  if (step === 'admin') return undefined;
  return (second !== undefined ? detailOf[step] : undefined) ?? kindOfFirstStep[step] ?? 'member';
}

/** The query of a results page; undefined for other pages and for further pages of results. */
export function searchedWords(target: string): string | undefined {
  const [, step] = /^\/search-result\/([^/?#]+)/i.exec(target) ?? [];
  if (step === undefined || /[?&]after=/.test(target)) return undefined;
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}

const engines =
  /(^|\.)(google(\.com?)?(\.[a-z]{2})?|bing\.com|duckduckgo\.com|yahoo\.com|yahoo\.co\.jp|yandex\.(com|ru)|ya\.ru|baidu\.com|ecosia\.org|startpage\.com|qwant\.com|search\.brave\.com|perplexity\.ai|chatgpt\.com)$/;
const networks =
  /(^|\.)(facebook\.com|fb\.com|fb\.me|instagram\.com|t\.co|twitter\.com|x\.com|youtube\.com|youtu\.be|tiktok\.com|linkedin\.com|lnkd\.in|pinterest\.com|pin\.it|reddit\.com|whatsapp\.com|wa\.me|telegram\.org|t\.me|snapchat\.com|threads\.net|threads\.com|nextdoor\.com|bsky\.app)$/;

/** The source of a visit, by the host of the `Referer` header. */
export function sourceOf(headers: Headers, ownHost: string): VisitSource {
  if (headers.get('sec-fetch-site') === 'same-origin') return 'own';
  const referrer = headers.get('referer');
  if (!referrer) return 'direct';
  const host = /^[a-z][a-z.+-]*:\/\/([^/:?#]+)/i.exec(referrer)?.[1]?.toLowerCase();
  if (!host) return 'direct';
  if (host === ownHost || host === headers.get('host')?.replace(/:\d+$/, '')) return 'own';
  if (engines.test(host)) return 'search';
  return networks.test(host) ? 'social' : 'other';
}

/** Whether a person made the request: neither a self-declared bot nor a prefetching browser. */
export const isSeen = (headers: Headers): boolean =>
  !isRobot(headers.get('user-agent') ?? '') && !headers.get('sec-purpose')?.startsWith('prefetch');
