import type { Context } from 'hono';
import type { AddressTake } from '../http/rate-limit.ts';

/**
 * Lets one network address have so much rendered and no more; cached pages never get here.
 * @throws TooManyRequests
 */
export type RenderLimit = (context: Context, target: string) => Promise<void>;

/** A list that is narrowed, or reached by words in its query, asks the database more than a page by its number. */
const queryCost = 5;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Names in the query that choose no other content. */
const free = new Set(['lang', 'Page', 'next']);

/** What rendering a page takes, in units of a page that shows one record. */
export function renderCost(target: string): number {
  const [, query = ''] = target.split(/\?(.*)/s);
  return [...new URLSearchParams(query).keys()].every((name) => free.has(name)) ? 1 : queryCost;
}

const isSearch = (target: string): boolean =>
  /^\/+search-result(\/|$)/i.test(decoded(target.replace(/\?.*$/s, '')));

/**
 * Counts pages of search with the searches of the API, as they ask the same of the database, and all others by
 * `renderCost`.
 */
export function createRenderLimit(takes: { search: AddressTake; render: AddressTake }): RenderLimit {
  return (context, target) =>
    isSearch(target) ? takes.search(context) : takes.render(context, renderCost(target));
}
