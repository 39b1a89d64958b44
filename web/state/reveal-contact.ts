import { useCallback } from 'react';
import type { PostContact } from '../../contract/posts.ts';
import { useAppDispatch } from '../store.ts';

/** The folder of a kind of post below the base of the API. */
export type PostFolder = 'rents' | 'jobs' | 'products';

/**
 * Asks how the poster is reached, when somebody wishes to know: it is kept on the page that asked, and in no
 * store.
 * @throws ApiError
 */
export function useRevealContact(): (folder: PostFolder, id: number) => Promise<PostContact> {
  const dispatch = useAppDispatch();
  return useCallback(
    (folder, id) =>
      dispatch((_dispatch, _getState, { api }) =>
        api.post<{ data: PostContact }>(`${folder}/${id}/contact`).then(({ data }) => data),
      ),
    [dispatch],
  );
}
