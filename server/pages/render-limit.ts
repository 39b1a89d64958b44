import type { Context } from 'hono';
import type { AddressTake } from '../http/rate-limit.ts';

/**
 * Limits how much is rendered for one network address; cached pages never get here.
 * @throws TooManyRequests
 */
export type RenderLimit = (context: Context, target: string) => Promise<void>;

/** A filtered or searched list costs the database more than a page by id. */
const queryCost = 5;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Query parameters that do not affect the content. */
const free = new Set(['lang', 'Page', 'next']);

/** The cost of rendering a page, in units of a page with one record. */
export function renderCost(target: string): number {
  const [, query = ''] = target.split(/\?(.*)/s);
  return [...new URLSearchParams(query).keys()].every((name) => free.has(name)) ? 1 : queryCost;
}

const isSearch = (target: string): boolean =>
  /^\/+search-result(\/|$)/i.test(decoded(target.replace(/\?.*$/s, '')));

/**
 * Counts search pages with the searches of the API, as they cost the database the same, and all others by
 * `renderCost`.
 */
export function createRenderLimit(takes: { search: AddressTake; render: AddressTake }): RenderLimit {
  return (context, target) =>
    isSearch(target) ? takes.search(context) : takes.render(context, renderCost(target));
}
