import { useCallback } from 'react';
import type { PostFolder } from '../../contract/post-kinds.ts';
import { type PostContact, revealPostContact } from '../../contract/posts.ts';
import { useAppDispatch } from '../store.ts';
import { counted } from './loading.slice.ts';

/** The kinds whose posters are reached by asking. */
export type ContactFolder = Exclude<PostFolder, 'businesses'>;

/**
 * Asks how the poster is reached, when somebody wishes to know: it is kept on the page that asked, and in no
 * store.
 * @throws ApiError
 */
export function useRevealContact(): (folder: ContactFolder, id: number) => Promise<PostContact> {
  const dispatch = useAppDispatch();
  return useCallback(
    (folder, id) =>
      dispatch((count, _getState, { api }) =>
        counted(
          count,
          api(revealPostContact, { params: { folder, id } }).then(({ data }) => data),
        ),
      ),
    [dispatch],
  );
}
