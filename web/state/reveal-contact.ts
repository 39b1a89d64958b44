import { useCallback } from 'react';
import type { PostContact } from '../../contract/posts.ts';
import { useAppDispatch } from '../store.ts';
import { counted } from './loading.slice.ts';

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
      dispatch((count, _getState, { api }) =>
        counted(
          count,
          api
            .byPath<{ data: PostContact }>(`${folder}/${id}/contact`, { method: 'post' })
            .then(({ data }) => data),
        ),
      ),
    [dispatch],
  );
}
