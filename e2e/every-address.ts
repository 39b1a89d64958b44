import type { APIRequestContext } from '@playwright/test';
import { listBlogArticles, listGuides, listNewsArticles } from '../contract/articles.ts';
import { listBusinesses } from '../contract/businesses.ts';
import { listCategories } from '../contract/categories.ts';
import { listEvents } from '../contract/events.ts';
import { listJobs } from '../contract/jobs.ts';
import { listProducts, readProduct } from '../contract/products.ts';
import { listRentals } from '../contract/rentals.ts';
import { siteMap } from '../web/site-map.ts';
import { callApi } from './api.ts';

type ReadList = (request: APIRequestContext) => Promise<{ data: readonly { id: number; slug: string }[] }>;

/** The first of the newest products that were posted under their owner's name. */
const poster: ReadList = async (request) => {
  const { data } = await callApi(request, listProducts, { query: { type: 'sale', limit: 60 } });
  for (const { id } of data) {
    const { data: product } = await callApi(request, readProduct, { params: { id } });
    if (product.postedBy?.page) return { data: [product.postedBy.page] };
  }
  return { data: [] };
};

/** Pages whose address names a record, each with the list that has one. */
const lists: Record<string, ReadList> = {
  '/Show-Blog/:id?/:slug?': (request) => callApi(request, listBlogArticles, {}),
  '/Show-News/:id?/:slug?': (request) => callApi(request, listNewsArticles, {}),
  '/Show-User-Guide/:id/:slug?': (request) => callApi(request, listGuides, {}),
  '/MarketProfile/:id/:slug?': (request) => callApi(request, listBusinesses, { query: { q: 'bakery' } }),
  '/Reviews/:id/:slug?': (request) => callApi(request, listBusinesses, { query: { rated: '1' } }),
  '/Rent/:id/:slug?': (request) => callApi(request, listRentals, { query: { looking_for: 'offer' } }),
  '/show-job/:id/:slug?': (request) => callApi(request, listJobs, { query: { looking_for: 'hiring' } }),
  '/Event/:id/:slug?': (request) => callApi(request, listEvents, {}),
  '/Member/:id/:slug?': poster,
  '/Show-Product/:id/:slug?': (request) => callApi(request, listProducts, { query: { type: 'sale' } }),
};

/** Paths of the site map with more than one page type. */
const variants: Record<string, string[]> = {
  '/Category/:type': ['/Category/services', '/Category/shops'],
  '/matches/:kind/:id': ['/matches/rent/1'],
  '/messages/:id?': ['/messages'],
  '/poster/:kind/:id': ['/poster/business/1'],
  '/Translate/:kind/:id': ['/Translate/business/1'],
  '/Neighborhood/:slug': ['/Neighborhood/bay-ridge'],
  '/search-result/:keyword': ['/search-result/bakery', '/search-result/zzqqxx'],
};

const words: Record<string, string> = {
  business: 'bakery',
  blog: 'Atlantic',
  guide: 'phone',
  job: 'nurse',
  event: 'oud',
};

/** The paths that `addressesOf` accepts: the public ones of the site map, in its order. */
export const paths = siteMap
  .filter(({ path }) => path !== '/admin/*')
  .map(({ path, memberOnly = false }) => ({ path, memberOnly }));

/** Example addresses of an entry of the site map, found through the API if they contain an id. */
export async function addressesOf(request: APIRequestContext, path: string): Promise<string[]> {
  if (variants[path]) return variants[path];
  const list = lists[path];
  if (list) {
    const [one] = (await list(request)).data;
    if (!one) throw new Error(`the demo has nothing for ${path}`);
    return [path.replace(/:id\??/, String(one.id)).replace('/:slug?', `/${one.slug}`)];
  }
  if (path.startsWith('/SubCategory/')) {
    const { data: all } = await callApi(request, listCategories, {});
    const one = all.find(({ slug }) => slug === 'bakeries');
    return [`/SubCategory/${one?.slug}/${one?.id}?Page=${one?.type}`];
  }
  const found = path.replace(':keyword', words[path.split('/').at(-1) ?? ''] ?? 'room');
  if (found.includes(':')) throw new Error(`no example for ${path}`);
  return [found];
}
