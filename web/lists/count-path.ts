import type { ListMeta } from '../../contract/envelope.ts';
import type { Changes } from './address.ts';

/** The length of a list. */
export type ListCount = Pick<ListMeta, 'total' | 'totalIsExact'>;

/** The search's name of the filter that lists of these types call `type`. */
const typeNames: Record<string, string> = { rent: 'accommodation', product: 'post_type' };

/** Path and query that count a list with other filters, without reading its rows. */
export function countPath(listKey: string, changes: Changes): string {
  const [path = '', search] = listKey.split('?');
  const params = new URLSearchParams(search);
  const renamed = path === 'search' ? typeNames[params.get('type') ?? ''] : undefined;
  for (const name of ['after', 'sort']) params.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    const own = name === 'type' && path === 'search' ? renamed : name;
    if (own === undefined) continue;
    if (value) params.set(own, value);
    else params.delete(own);
  }
  params.set('limit', '1');
  return `${path}?${params}`;
}

/** The same for the list at `href`, which has fewer filters than the address with `search`. */
export function removedFilters(listKey: string, search: string, href: string): string {
  const left = new URLSearchParams(href.split('?')[1]);
  const removed = [...new URLSearchParams(search).keys()].filter((name) => !left.has(name));
  return countPath(listKey, Object.fromEntries(removed.map((name) => [name, null])));
}
