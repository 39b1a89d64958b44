import { storageKeys } from '../storage-keys.ts';
import { readInboxStream } from './inbox-stream.ts';

/* Events of the member's conversations: subscribers read again. */

/** The polling interval without a stream, and the maximum silence of a stream, in milliseconds. */
const pollMs = 15_000;
const silenceMs = 45_000;
/** One tab of a browser reads the stream for all of them. */
const shared = 'inbox';

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/** Makes all views of conversations in this browser read again. */
export function inboxChanged(): void {
  for (const listener of listeners) listener();
}

const token = () => localStorage.getItem(storageKeys.token);

/** Follows the inbox until aborted: by its stream, and by polling while there is none. */
function follow(address: string): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(shared) : null;
  let lastPolledAt = Number.NEGATIVE_INFINITY;
  const take = (changed: boolean) => {
    lastPolledAt = performance.now();
    if (changed) inboxChanged();
  };
  tabs?.addEventListener('message', ({ data }) => take(data === true));
  const read = () =>
    readInboxStream({
      address,
      token,
      signal,
      onNews: ({ changed }) => {
        take(changed);
        tabs?.postMessage(changed);
      },
    });
  // The lock passes to another tab when this one closes. The Locks API is unavailable with an untrusted
  // certificate.
  if (tabs && 'locks' in navigator) {
    navigator.locks.request(shared, { signal }, read).catch(() => undefined);
  } else void read();
  const poll = () => {
    if (document.visibilityState !== 'visible' || !token()) return;
    if (performance.now() - lastPolledAt > silenceMs) inboxChanged();
  };
  const timer = setInterval(poll, pollMs);
  document.addEventListener('visibilitychange', poll, { signal });
  return () => {
    ended.abort();
    clearInterval(timer);
    tabs?.close();
  };
}

/**
 * Notifies of changes of the inbox until the returned function is called.
 * @param address of the stream
 */
export function watchInbox(address: string, onNews: () => void): () => void {
  stop ??= follow(address);
  listeners.add(onNews);
  return () => {
    listeners.delete(onNews);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
