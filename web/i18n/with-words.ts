import type { Messages, Translate } from './words.ts';

/** The words of the page, and those that came later with a part of it, whose areas `messages` holds. */
export function withWords(page: Translate, own: Translate, messages: Partial<Messages>): Translate {
  return (key, values) => (Object.hasOwn(messages, key.split(':')[0] ?? '') ? own : page)(key, values);
}
