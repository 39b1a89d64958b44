import { type AlertPreview, previewAlert } from '../../../contract/alerts.ts';
import type { ListSubject } from '../../alerts/alert-subject.ts';
import { ApiError } from '../../api.ts';
import type { Store } from '../../store.ts';

/** By the store of a request, and never part of the page's state. */
const read = new WeakMap<object, AlertPreview | 'failed'>();

/** Reads what a new alert would find, for the form that is rendered on the server. */
export async function readPreview(store: Store, { list, path, query }: ListSubject): Promise<void> {
  const body = { list, path, query: Object.fromEntries(new URLSearchParams(query)) };
  const found = await store
    .dispatch((_dispatch, _state, { api }) => api(previewAlert, { body }))
    .then(({ data }) => data)
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return 'failed' as const;
    });
  read.set(store, found);
}

/** The preview that was read for this request; `failed` if the list cannot have alerts. */
export const previewOf = (store: object): AlertPreview | 'failed' | undefined => read.get(store);
