import { listAlerts, type OwnAlerts } from '../../../contract/alerts.ts';
import { ApiError } from '../../api.ts';
import type { Store } from '../../store.ts';

/** The alerts of a link, or why they could not be read. */
export type ReadAlerts = OwnAlerts | 'dead' | 'late';

/** By the store of a request, and never part of the page's state. */
const read = new WeakMap<object, ReadAlerts>();

/** Reads the alerts of a link for forms that are rendered on the server. */
export async function readAlerts(store: Store, token: string): Promise<void> {
  const found = await store
    .dispatch((_dispatch, _state, { api }) => api(listAlerts, { body: { token } }))
    .then(({ data }) => data)
    .catch((error: unknown): ReadAlerts => {
      if (!(error instanceof ApiError)) throw error;
      return error.problem.status === 422 ? 'dead' : 'late';
    });
  read.set(store, found);
}

/** The alerts that were read for this request. */
export const alertsOf = (store: object): ReadAlerts | undefined => read.get(store);
