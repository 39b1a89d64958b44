import { parse } from 'hono/utils/cookie';
import { articleQuerySchema } from '../../../contract/articles.ts';
import { businessQuerySchema } from '../../../contract/businesses.ts';
import { calendarQuerySchema, eventQuerySchema } from '../../../contract/events.ts';
import { jobQuerySchema } from '../../../contract/jobs.ts';
import type { Lang } from '../../../contract/locales.ts';
import { productQuerySchema } from '../../../contract/products.ts';
import { rentalQuerySchema } from '../../../contract/rentals.ts';
import { languageOf } from '../language.ts';

/** Everything that a guest's page depends on. */
export interface PageRequest {
  /** Path and query without tracking parameters. */
  target: string;
  lang: Lang;
  /** 0 for the whole area. */
  cityId: number;
  /** Equal for requests of the same page. */
  key: string;
  /** False for URLs of no known page, which are rendered for this request only. */
  isCacheable: boolean;
}

/** The query parameters that pages read: the filters of lists, and those of single pages. */
const known = new Set([
  ...[
    businessQuerySchema,
    rentalQuerySchema,
    productQuerySchema,
    jobQuerySchema,
    eventQuerySchema,
    calendarQuerySchema,
    articleQuerySchema,
  ].flatMap((schema) => Object.keys(schema.shape)),
  ...['lang', 'cityId', 'Page', 'by', 'accommodation', 'post_type', 'from', 'next'],
]);
/** Tracking parameters of newsletters, advertisements and social networks. No page reads them. */
const following = /^(utm_\w+|(fb|g|tt|dc|y)clid|msclkid|gbraid|wbraid|igshid|mc_[ce]id|_ga|_gl)$/;
const longestTarget = 300;

/** Path and query of a request, without the host. */
function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

interface Address {
  target: string;
  lang: string | null;
  cityId: string | null;
  isKnown: boolean;
}

function readAddress(address: string): Address {
  const mark = address.indexOf('?');
  if (mark < 0) return { target: address, lang: null, cityId: null, isKnown: true };
  const params = new URLSearchParams(address.slice(mark));
  const names = [...params.keys()];
  const isFollowed = names.some((name) => following.test(name));
  for (const name of isFollowed ? names : []) if (following.test(name)) params.delete(name);
  const path = address.slice(0, mark);
  const left = [...params.keys()];
  return {
    target: isFollowed ? (left.length > 0 ? `${path}?${params}` : path) : address,
    lang: params.get('lang'),
    cityId: params.get('cityId'),
    isKnown: left.every((name) => known.has(name)) && new Set(left).size === left.length,
  };
}

/**
 * The cache key of a request. Nothing else of the request reaches the rendering, neither the host nor other
 * headers, which prevents cache poisoning.
 */
export function pageRequestOf({ url, headers }: Pick<Request, 'url' | 'headers'>): PageRequest {
  const { target, lang: wished, cityId: wishedCity, isKnown } = readAddress(targetOf(url));
  const cookies = headers.get('cookie') ?? '';
  const cookie = cookies && { ...parse(cookies, 'lang'), ...parse(cookies, 'cityId') };
  const lang = languageOf({
    query: wished,
    cookie: cookie ? cookie.lang : undefined,
    accept: headers.get('accept-language') ?? undefined,
  });
  const city = wishedCity ?? (cookie ? (cookie.cityId ?? '') : '');
  const cityId = /^\d{1,9}$/.test(city) ? Number(city) : 0;
  return {
    target,
    lang,
    cityId,
    key: `${lang} ${cityId} ${target}`,
    isCacheable: isKnown && target.length <= longestTarget && headers.get('authorization') === null,
  };
}
