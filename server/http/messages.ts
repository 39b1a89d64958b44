import type { ErrorCode } from '../../contract/errors.ts';
import type { Lang } from '../../contract/locales.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

export type MessageKey = keyof typeof en;

const messages: Record<Lang, Record<MessageKey, string>> = { en, ar };

/** Whether a text is a key of the messages. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(en, text);
}

/** A message for people, in the language of the request. */
export function messageOf(key: MessageKey | ErrorCode, lang: Lang): string {
  return messages[lang][key];
}
