import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnswerOf, EndpointDefinition, InputArguments, InputOf } from '../../contract/endpoint.ts';
import type { AnyInput, CallOptions } from '../api.ts';
import { useAppDispatch } from '../store.ts';
import type { polled } from './use-admin-read.ts';

interface Page<T, M> {
  data: readonly T[];
  meta: M & { next: string | null };
}

export interface AdminList<T, M> {
  status: 'loading' | 'ready' | 'failed';
  items: readonly T[];
  /** The last page that was read. */
  meta: Page<T, M>['meta'] | null;
  hasMore: boolean;
  isMore: boolean;
  more: () => void;
  again: () => void;
  change: (each: (item: T) => T | null) => void;
}

type ItemOf<E extends EndpointDefinition> = AnswerOf<E> extends { data: readonly (infer T)[] } ? T : never;
type MetaOf<E extends EndpointDefinition> = AnswerOf<E> extends { meta: infer M } ? M : never;

/**
 * Reads a list below `/admin` page by page. Rows are displayed until those of another query arrive, and while
 * `again` reloads all pages. A polled list also keeps its rows if that fails.
 * @returns the rows so far, how to load more, and `change`, which updates or removes rows before they are reloaded
 */
export function useAdminList<E extends EndpointDefinition>(
  endpoint: E,
  input: InputOf<E>,
  polling?: typeof polled,
): AdminList<ItemOf<E>, MetaOf<E>> {
  type Rows = Page<ItemOf<E>, MetaOf<E>>;
  const dispatch = useAppDispatch();
  const client = useQueryClient();
  const queryKey: QueryKey = ['list', endpoint.path, input];
  const query = useInfiniteQuery({
    ...polling,
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const page = { ...input, query: { ...(input as AnyInput).query, after: pageParam } };
      const call = [page, { signal }] as InputArguments<E, CallOptions>;
      return dispatch((_dispatch, _getState, { api }) => api(endpoint, ...call)) as Promise<Rows>;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, isFetchingNextPage, isPending, isPlaceholderData, refetch } = query;
  const isFailed = query.isError && !isFetching && !query.isFetchNextPageError && !(polling && data);
  const items = useMemo(
    () => (isFailed ? [] : (data?.pages.flatMap((page) => page.data) ?? [])),
    [data, isFailed],
  );
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void query.fetchNextPage();
  };
  const change = (each: (item: ItemOf<E>) => ItemOf<E> | null) => {
    // A response requested before the change would undo it, so it is requested again.
    void client.cancelQueries({ queryKey, exact: true });
    client.setQueryData<InfiniteData<Rows>>(
      queryKey,
      (now) =>
        now && {
          ...now,
          pages: now.pages.map((page) => ({ ...page, data: page.data.flatMap((item) => each(item) ?? []) })),
        },
    );
    if (isFetching) void refetch();
  };
  return {
    status: isFailed ? 'failed' : isPending || isPlaceholderData ? 'loading' : 'ready',
    items,
    meta: data?.pages.at(-1)?.meta ?? null,
    hasMore: hasNextPage,
    isMore: isFetchingNextPage,
    ...{ more, change, again: () => void refetch() },
  };
}
