import type { Messages, Translate } from './words.ts';

/** The messages of the page, and those of a part loaded later, whose areas are in `messages`. */
export function withWords(page: Translate, own: Translate, messages: Partial<Messages>): Translate {
  return (key, values) => (Object.hasOwn(messages, key.split(':')[0] ?? '') ? own : page)(key, values);
}
