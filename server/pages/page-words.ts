import type { Lang } from '../../contract/locales.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

type WordKey = keyof typeof en;

const messages: Record<Lang, Record<WordKey, string>> = { en, ar };

/** Messages for texts that the server writes itself, without the web: feeds, the manifest, the offline page. */
export function pageWord(key: WordKey, lang: Lang): string {
  return messages[lang][key];
}
