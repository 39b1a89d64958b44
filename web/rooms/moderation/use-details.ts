import { useCallback, useRef, useState } from 'react';
import { type QueueDetail, readQueuedPost } from '../../../contract/moderation.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { ApiError } from '../../api.ts';
import { useAppDispatch } from '../../store.ts';

export interface PostRef {
  kind: OwnPostKind;
  id: number;
}

export const keyOf = ({ kind, id }: PostRef): string => `${kind}/${id}`;

export type Detail =
  | { status: 'loading' }
  | { status: 'ready'; data: QueueDetail }
  | { status: 'failed'; code: number };

/** Enough for going back and forth; older entries are reloaded. */
const mostDetails = 20;

/** Prefetches the first pictures of a post. */
function fetchPictures({ pictures }: QueueDetail): void {
  for (const { variants, url } of pictures.slice(0, 3)) {
    new Image().src = variants.find(({ width }) => width >= 600)?.url ?? url;
  }
}

/** Details of pending posts, cached: the next one is prefetched. */
export function useDetails() {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<ReadonlyMap<string, Detail>>(new Map());
  const under = useRef(new Set<string>());

  /** Loads a post unless it is cached or loading. */
  const read = useCallback(
    async (post: PostRef): Promise<void> => {
      const key = keyOf(post);
      if (under.current.has(key)) return;
      under.current.add(key);
      const write = (detail: Detail) =>
        setKnown((now) => {
          const next = new Map(now);
          next.delete(key);
          next.set(key, detail);
          for (const oldest of next.keys()) {
            if (next.size <= mostDetails) break;
            next.delete(oldest);
            under.current.delete(oldest);
          }
          return next;
        });
      try {
        const { data } = await dispatch((_dispatch, _getState, { api }) =>
          api(readQueuedPost, { params: post }),
        );
        fetchPictures(data);
        write({ status: 'ready', data });
      } catch (error) {
        under.current.delete(key);
        write({ status: 'failed', code: error instanceof ApiError ? error.problem.status : 0 });
      }
    },
    [dispatch],
  );

  /** Evicts a post: the next read returns its current state. */
  const forget = useCallback((post: PostRef) => {
    under.current.delete(keyOf(post));
    setKnown((now) => {
      const next = new Map(now);
      next.delete(keyOf(post));
      return next;
    });
  }, []);

  const of = (post: PostRef): Detail => known.get(keyOf(post)) ?? { status: 'loading' };
  return { of, read, forget };
}
