import { useSyncExternalStore } from 'react';
import { storageKeys } from '../storage-keys.ts';

/** Services that require consent. News notifications are not among them: they have a prompt of their own. */
export const consentServices = ['pixel', 'chat', 'maps'] as const;
export type ConsentService = (typeof consentServices)[number];

/** The consent per service; absent for services that have not been asked about. */
export type Choices = Partial<Record<ConsentService, boolean>>;

const changed = 'service-choices';

/** The stored consent; browsers only. */
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

/** Another tab may change it, too. */
function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}

/** Whether a service may load: never on the server, and only with explicit consent. */
export function useAllowed(service: ConsentService): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readChoices()[service] === true,
    () => false,
  );
}

/** Reports whether a service may load, at once and on every change; returns an unsubscribe function. */
export function followChoice(service: ConsentService, listener: (isAllowed: boolean) => void): () => void {
  const onChange = () => listener(readChoices()[service] === true);
  onChange();
  return subscribe(onChange);
}
