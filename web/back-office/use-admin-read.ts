import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataOf, EndpointDefinition, InputArguments, InputOf } from '../../contract/endpoint.ts';
import { ApiError, type CallOptions } from '../api.ts';
import { counted } from '../state/loading.slice.ts';
import type { Reading } from '../state/use-read.ts';
import { useAppDispatch } from '../store.ts';

/** Polls every 15 s while the page is visible, and immediately when it becomes visible again. */
export const polled = { refetchInterval: 15_000, refetchOnWindowFocus: 'always' } as const;

interface Options extends Partial<typeof polled> {
  /** The data remains while it is reloaded; always if it is polled. */
  isSteady?: boolean;
  /** `latest` remains that of the previous input until the data of another one arrives. */
  keepsPrevious?: boolean;
}

/** The status of an error response; 0 if there was no response. */
export const statusOf = (error: Error | null): number =>
  error instanceof ApiError ? error.problem.status : 0;

/**
 * Reads data of the back office, with the same loading state as `useRead` of other pages.
 * @param input null reads nothing
 * @returns `latest` is the last data, also while it is reloaded and after that has failed; `again` reloads it;
 * `change` replaces the data until then
 */
export function useAdminRead<E extends EndpointDefinition>(
  endpoint: E,
  input: InputOf<E> | null,
  { isSteady = false, keepsPrevious = false, ...polling }: Options = {},
) {
  type T = DataOf<E>;
  const dispatch = useAppDispatch();
  const client = useQueryClient();
  const queryKey: QueryKey = [endpoint.path, input];
  const query = useQuery({
    ...polling,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    queryKey,
    enabled: input !== null,
    queryFn: async ({ signal }): Promise<T> => {
      const call = [input, { signal }] as InputArguments<E, CallOptions>;
      const answer = await dispatch((count, _getState, { api }) => counted(count, api(endpoint, ...call)));
      return (answer as { data: T }).data;
    },
  });
  const { data, error, isError, isFetching, isPending, refetch } = query;
  const reading: Reading<T> =
    isPending || (isFetching && !isSteady && !polling.refetchInterval)
      ? { status: 'loading', data: null }
      : isError
        ? { status: 'failed', data: null, code: statusOf(error) }
        : { status: 'ready', data };
  const again = () => void refetch();
  const change = (changed: T) => void client.setQueryData(queryKey, changed);
  return { ...reading, latest: (data ?? null) as T | null, again, change };
}
