import type { PageKind, VisitSource } from '../../../contract/numbers.ts';
import { isRobot } from '../../http/visitor.ts';

/* What a request for a page says that is worth counting; nothing of it is kept but the words below. */

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
/** One of them has its number behind the list's own name. */
const detailOf: Readonly<Record<string, PageKind>> = { rent: 'rental', 'show-job': 'job' };

/** What is shown at an address; undefined for the back office. What is not named is a page of members. */
export function pageKindOf(target: string): PageKind | undefined {
  const [, first = '', second] = /^\/([^/?#]*)(?:\/([^/?#]+))?/.exec(target) ?? [];
  const step = first.toLowerCase();
  if (step === 'admin') return undefined;
  return (second !== undefined ? detailOf[step] : undefined) ?? kindOfFirstStep[step] ?? 'member';
}

/** The words that a page of results looks for; undefined for any other page, and for further pages of results. */
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

/** Where somebody came from, by the host that the browser names. */
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

/** Whether a person looks: no robot that says so, and no browser that fetches ahead of them. */
export const isSeen = (headers: Headers): boolean =>
  !isRobot(headers.get('user-agent') ?? '') && !headers.get('sec-purpose')?.startsWith('prefetch');
