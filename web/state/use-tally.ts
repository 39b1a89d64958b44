import { useEffect } from 'react';
import type { PostFolder } from '../../contract/post-kinds.ts';
import { useAppDispatch } from '../store.ts';

/** Lets a visit of a listing's page count for its owner. What counts comes after the page. */
export function useTally(folder: PostFolder, id: number | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!id) return;
    const stopping = import('./tally.ts').then(
      ({ tallyVisit }) => dispatch((_dispatch, _state, { api }) => tallyVisit(api, folder, id)),
      () => undefined,
    );
    return () => void stopping.then((stop) => stop?.());
  }, [dispatch, folder, id]);
}
