import type { Lang } from '../../contract/locales.ts';
import { loadWords } from '../i18n/load.ts';
import { createTranslate, type Messages } from '../i18n/words.ts';
import { type AddedState, addedState } from './added-alerts.ts';

/** What the button of a list says once its alert was added. */
export interface Added {
  listKey: string;
  state: AddedState;
  label: string;
}

const labels = { on: 'alerts:isOn', waits: 'alerts:isWaiting' } as const;

/** The state of the alert of a list of the current page, with its label; null if none was added here. */
export async function readAdded(listKey: string, lang: Lang): Promise<Added | null> {
  const state = addedState(listKey);
  return state && labelAdded(listKey, state, lang);
}

/** A state with its label. */
export async function labelAdded(listKey: string, state: AddedState, lang: Lang): Promise<Added> {
  const messages: Partial<Messages> = {};
  await loadWords(lang, ['alerts'], messages);
  return { listKey, state, label: createTranslate(lang, messages)(labels[state]) };
}
