import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { type Claimer, claimQueuedPost, releaseQueuedPost } from '../../../contract/moderation.ts';
import { useAppDispatch } from '../../store.ts';
import type { PostRef } from './use-details.ts';

/**
 * Claims a post for a moderator while it is open and the page is visible.
 * @param onTaken called if another moderator has claimed it
 * @returns the moderator who has claimed it, if another one
 */
export function useClaim(post: PostRef | null, onTaken: (post: PostRef, by: Claimer) => void) {
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState<Claimer | null>(null);
  const latestOnTaken = useRef(onTaken);
  useEffect(() => {
    latestOnTaken.current = onTaken;
  });
  const [kind, id] = [post?.kind, post?.id];
  useEffect(() => {
    setHeld(null);
    if (!kind || !id) return;
    let isOver = false;
    const params = { kind, id };
    const take = () =>
      dispatch((_dispatch, _getState, { api }) => api(claimQueuedPost, { params })).then(
        ({ data: { by } }) => {
          if (isOver) return;
          setHeld(by);
          if (by) latestOnTaken.current({ kind, id }, by);
        },
        // Without a claim the server still rejects decisions on a post claimed by another.
        () => undefined,
      );
    const release = () =>
      void dispatch((_dispatch, _getState, { api }) =>
        api(releaseQueuedPost, { params }, { outlive: true }),
      ).catch(() => undefined);
    const renew = () => {
      if (document.visibilityState === 'visible') void take();
    };
    void take();
    const timer = setInterval(renew, (limits.claimSeconds * 1000) / 3);
    addEventListener('pagehide', release);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('pagehide', release);
      release();
    };
  }, [kind, id, dispatch]);
  return held;
}
