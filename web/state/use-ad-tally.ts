import { type RefObject, useEffect } from 'react';
import { useAppDispatch } from '../store.ts';

/** Counts the visibility and clicks of an advertisement. The counting code loads after the page. */
export function useAdTally(box: RefObject<HTMLElement | null>, id: number): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const stopping = import('./ad-tally.ts').then(
      ({ tallyAd }) =>
        box.current && dispatch((_dispatch, _state, { api }) => tallyAd(api, box.current as HTMLElement, id)),
      () => undefined,
    );
    return () => void stopping.then((stop) => stop?.());
  }, [dispatch, box, id]);
}
