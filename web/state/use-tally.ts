import { useEffect } from 'react';
import type { PostFolder } from '../../contract/post-kinds.ts';
import { useAppDispatch } from '../store.ts';

/** Counts a visit of a listing's page for its owner. The counting code loads after the page. */
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
