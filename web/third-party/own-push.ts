import { type OwnPushTopics, readOwnPush, saveOwnPush } from '../../contract/push.ts';
import type { useCall } from '../state/sending.ts';
import { askPermission, subscribe, subscription } from './news-push.ts';

type Call = ReturnType<typeof useCall>;

/** What this browser is told of for whoever is signed in; nothing where it has no subscription. */
export async function readOwnTopics(call: Call): Promise<OwnPushTopics> {
  const nothing = { messages: false, alerts: false };
  const made = await subscription();
  if (!made || Notification.permission !== 'granted') return nothing;
  const { data } = await call(readOwnPush, { body: { endpoint: made.endpoint } });
  return data ?? nothing;
}

/**
 * Asks the browser's own question where it was not asked yet, and stores the choice.
 * @returns what is chosen now; null where the browser does not allow it
 * @throws where the server refuses
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
