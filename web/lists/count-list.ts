import type { ListMeta } from '../../contract/envelope.ts';
import type { Store } from '../store.ts';
import type { ListCount } from './count-path.ts';

/** The counts of a list, or of the one kind that a search was narrowed to. */
function metaOf(meta: ListMeta | Record<string, ListMeta>, path: string): ListMeta {
  if ('total' in meta) return meta as ListMeta;
  const found = meta[new URLSearchParams(path.split('?')[1]).get('type') ?? ''];
  if (!found) throw new Error(`nothing was counted by ${path}`);
  return found;
}

/**
 * Reads how long a list is.
 * @param path as `countPath` names it
 * @throws ApiError
 */
export async function readCount(
  dispatch: Store['dispatch'],
  path: string,
  signal: AbortSignal,
): Promise<ListCount> {
  const { meta } = await dispatch((_dispatch, _getState, { api }) =>
    api.byPath<{ meta: ListMeta | Record<string, ListMeta> }>(path, {}, { signal }),
  );
  return metaOf(meta, path);
}
