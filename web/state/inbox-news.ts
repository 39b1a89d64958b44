import { storageKeys } from '../storage-keys.ts';

/* Whether something happened in the member's conversations: what shows them reads again. */

/** How often it is looked while a page is shown, in milliseconds. */
const lookEveryMs = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Has all that shows conversations read them again. */
export function inboxChanged(): void {
  for (const listener of listeners) listener();
}

function look(): void {
  if (document.visibilityState === 'visible' && localStorage.getItem(storageKeys.token)) inboxChanged();
}

/** Notifies of changes of the inbox until the returned function is called. */
export function watchInbox(onNews: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
  }
  listeners.add(onNews);
  return () => {
    listeners.delete(onNews);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
