import type { Lang } from '../contract/locales.ts';
import ar from '../web/i18n/ar/index.ts';
import en from '../web/i18n/en/index.ts';
import { createTranslate, type Translate } from '../web/i18n/words.ts';

/** The messages of each language, so that a test is written once for both. */
export const wordsOf: Record<Lang, Translate> = {
  en: createTranslate('en', en),
  ar: createTranslate('ar', ar),
};
