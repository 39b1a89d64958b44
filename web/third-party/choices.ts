import { useSyncExternalStore } from 'react';
import { storageKeys } from '../storage-keys.ts';

/** Services that load only with consent. Being told of news is not one: it has a question of its own. */
export const consentServices = ['pixel', 'chat', 'maps'] as const;
export type ConsentService = (typeof consentServices)[number];

/** What somebody has said of each service; nothing of those that nobody has asked about yet. */
export type Choices = Partial<Record<ConsentService, boolean>>;

const changed = 'service-choices';

/** What this browser keeps; only a browser may ask. */
export function readChoices(): Choices {
  try {
    return (JSON.parse(localStorage.getItem(storageKeys.choices) ?? '') ?? {}) as Choices;
  } catch {
    return {};
  }
}

export function saveChoices(choices: Choices): void {
  localStorage.setItem(storageKeys.choices, JSON.stringify(choices));
  dispatchEvent(new Event(changed));
}

/** Another tab may choose, too. */
function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}

/** Whether a service may load: never as the server draws, and only by a clear yes. */
export function useAllowed(service: ConsentService): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readChoices()[service] === true,
    () => false,
  );
}

/** Reports whether a service may load, at once and whenever that changes; answers how to stop. */
export function followChoice(service: ConsentService, listener: (isAllowed: boolean) => void): () => void {
  const onChange = () => listener(readChoices()[service] === true);
  onChange();
  return subscribe(onChange);
}
