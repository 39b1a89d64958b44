import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type QueueDetail, readQueuedPost } from '../../../contract/moderation.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { statusOf } from '../../back-office/use-admin-read.ts';
import { useAppDispatch } from '../../store.ts';

export interface PostRef {
  kind: OwnPostKind;
  id: number;
}

export const keyOf = ({ kind, id }: PostRef): string => `${kind}/${id}`;
const queryKeyOf = (post: PostRef | null): QueryKey => ['queued post', post && keyOf(post)];

/** Prefetches the first pictures of a post. */
function fetchPictures({ pictures }: QueueDetail): void {
  for (const { variants, url } of pictures.slice(0, 3)) {
    new Image().src = variants.find(({ width }) => width >= 600)?.url ?? url;
  }
}

/**
 * The details of the open post; those of the next one are prefetched.
 * @returns `code` is the status of an error response; `forget` and `reread` discard the details of a post, and
 *   `reread` reads them again at once if the post is open
 */
export function useDetails(open: PostRef | null, next: PostRef | undefined) {
  const dispatch = useAppDispatch();
  const client = useQueryClient();
  const queryOf = (post: PostRef | null) => ({
    queryKey: queryKeyOf(post),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (!post) throw new Error('no post is open');
      const { data } = await dispatch((_dispatch, _getState, { api }) =>
        api(readQueuedPost, { params: post }),
      );
      fetchPictures(data);
      return data;
    },
  });
  const { data, error } = useQuery({ ...queryOf(open), enabled: open !== null });
  const nextKey = next && keyOf(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per post
  useEffect(() => {
    if (next) void client.prefetchQuery(queryOf(next));
  }, [nextKey, client]);
  const forget = (post: PostRef) => client.removeQueries({ queryKey: queryKeyOf(post), exact: true });
  const reread = (post: PostRef) => void client.resetQueries({ queryKey: queryKeyOf(post), exact: true });
  return { detail: data, code: error && statusOf(error), forget, reread };
}
