import type { APIRequestContext } from '@playwright/test';
import { siteMap } from '../web/site-map.ts';
import { expect } from './fixtures.ts';

/** The first of what a list of the API holds. */
async function first(request: APIRequestContext, list: string): Promise<{ id: number; slug: string }> {
  const response = await request.get(`/api/NY/en/0/${list}`);
  expect(response.status(), list).toBe(200);
  const [one] = ((await response.json()) as { data: { id: number; slug: string }[] }).data;
  if (!one) throw new Error(`the demo has nothing in ${list}`);
  return one;
}

/** Pages whose address names a thing, each with the list that knows one. */
const things: Record<string, string> = {
  '/Show-Blog/:id?/:slug?': 'blogs/web',
  '/Show-News/:id?/:slug?': 'news',
  '/Show-User-Guide/:id/:slug?': 'user-guide',
  '/MarketProfile/:id/:slug?': 'businesses?q=bakery',
  '/Rent/:id/:slug?': 'rents/web/looking_for?looking_for=offer',
  '/show-job/:id/:slug?': 'jobs/web/looking_for?looking_for=hiring',
  '/Show-Product/:id/:slug?': 'filter-market?type=sale',
};

/** Addresses that one entry of the site map answers in more than one way. */
const variants: Record<string, string[]> = {
  '/Category/:type': ['/Category/services', '/Category/shops'],
  '/search-result/:keyword': ['/search-result/bakery', '/search-result/zzqqxx'],
};

const words: Record<string, string> = { business: 'bakery', blog: 'Atlantic', guide: 'phone', job: 'nurse' };

/** The paths that `addressesOf` can be asked for: those of the site map that are for everybody, in its order. */
export const paths = siteMap
  .filter(({ path }) => path !== '/admin/*')
  .map(({ path, memberOnly = false }) => ({ path, memberOnly }));

/** Example addresses of an entry of the site map, found through the API where they name a thing. */
export async function addressesOf(request: APIRequestContext, path: string): Promise<string[]> {
  if (variants[path]) return variants[path];
  const list = things[path];
  if (list) {
    const { id, slug } = await first(request, list);
    return [path.replace(/:id\??/, String(id)).replace('/:slug?', `/${slug}`)];
  }
  if (path.startsWith('/SubCategory/')) {
    const response = await request.get('/api/NY/en/0/listings');
    const all = ((await response.json()) as { data: { id: number; slug: string; type: string }[] }).data;
    const one = all.find(({ slug }) => slug === 'bakeries');
    return [`/SubCategory/${one?.slug}/${one?.id}?Page=${one?.type}`];
  }
  const found = path.replace(':keyword', words[path.split('/').at(-1) ?? ''] ?? 'room');
  if (found.includes(':')) throw new Error(`no example for ${path}`);
  return [found];
}
