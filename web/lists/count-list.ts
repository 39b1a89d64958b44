import { listBusinesses } from '../../contract/businesses.ts';
import { filledPath } from '../../contract/endpoint-address.ts';
import type { ListMeta } from '../../contract/envelope.ts';
import { listJobs } from '../../contract/jobs.ts';
import { listProducts } from '../../contract/products.ts';
import { listRentals } from '../../contract/rentals.ts';
import { searchSite } from '../../contract/search-results.ts';
import type { Store } from '../store.ts';
import type { ListCount } from './count-path.ts';

const lists = [listBusinesses, listJobs, listProducts, listRentals, searchSite];

/** The counts of a list, or of the one type that a search was narrowed to. */
function metaOf(meta: object, type = ''): ListMeta {
  const found = 'total' in meta ? meta : (meta as Record<string, ListMeta | undefined>)[type];
  if (!found) throw new Error(`no ${type} was counted`);
  return found as ListMeta;
}

/**
 * Reads the length of a list.
 * @param path as returned by `countPath`
 * @throws ApiError
 */
export async function readCount(
  dispatch: Store['dispatch'],
  path: string,
  signal: AbortSignal,
): Promise<ListCount> {
  const [name, search] = path.split('?');
  const endpoint = lists.find((one) => filledPath(one) === name);
  if (!endpoint) throw new Error(`nothing counts ${path}`);
  const query: Record<string, string> = Object.fromEntries(new URLSearchParams(search));
  const { meta } = await dispatch((_dispatch, _getState, { api }) => api(endpoint, { query }, { signal }));
  return metaOf(meta, query.type);
}
