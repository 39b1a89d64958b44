import { useCallback } from 'react';
import type { PostFolder } from '../../contract/post-kinds.ts';
import { type PostContact, revealPostContact } from '../../contract/posts.ts';
import { useAppDispatch } from '../store.ts';
import { counted } from './loading.slice.ts';

/** The types whose contact details are revealed on request. */
export type ContactFolder = Exclude<PostFolder, 'businesses'>;

/**
 * Requests the contact details of the poster: the result stays on the page and out of the store.
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
