import { type OwnPushTopics, readOwnPush, saveOwnPush } from '../../contract/push.ts';
import type { useCall } from '../state/sending.ts';
import { askPermission, subscribe, subscription } from './news-push.ts';

type Call = ReturnType<typeof useCall>;

/** The notifications that the signed-in user chose for this browser; nothing without a subscription. */
export async function readOwnTopics(call: Call): Promise<OwnPushTopics> {
  const nothing = { messages: false, alerts: false };
  const made = await subscription();
  if (!made || Notification.permission !== 'granted') return nothing;
  const { data } = await call(readOwnPush, { body: { endpoint: made.endpoint } });
  return data ?? nothing;
}

/**
 * Opens the browser's permission prompt if necessary, and stores the choice.
 * @returns the current choice; null if the browser denies permission
 * @throws if the server rejects
 */
export async function chooseOwnTopics(
  call: Call,
  key: string,
  topics: OwnPushTopics,
): Promise<OwnPushTopics | null> {
  if (!(await askPermission())) return null;
  const { endpoint, keys } = await subscribe(key);
  const { data, refusal } = await call(saveOwnPush, { body: { endpoint, keys, ...topics } });
  if (refusal) throw new Error(refusal.code ?? 'refused');
  return data;
}
