import type { AlertList } from '../../contract/alert-values.ts';

/** Lists by the prefix of their keys: the paths of their endpoints. */
const lists: [prefix: string, list: AlertList][] = [
  ['businesses?', 'businesses'],
  ['filter-market?', 'products'],
  ['rents/', 'rents'],
  ['jobs/', 'jobs'],
  ['events', 'events'],
];

/** The criteria of an alert, with the query of the list as in an address. */
export interface ListSubject {
  list: AlertList;
  path: string;
  query: string;
}

/**
 * The list of a page as the criteria of an alert.
 * @param listKey path and query of the list, as its slice names it
 */
export function listSubject(listKey: string, page: { pathname: string; search: string }): ListSubject {
  const list = lists.find(([prefix]) => listKey.startsWith(prefix))?.[1] ?? 'search';
  const params = new URLSearchParams(page.search);
  for (const name of ['after', 'sort', 'lang', 'from', 'until', 'month']) params.delete(name);
  const path = `${page.pathname}${params.size > 0 ? `?${params}` : ''}`;
  return { list, path, query: listKey.split('?')[1] ?? '' };
}
