import { type Lang, locales } from '../../contract/locales.ts';
import type { Translate, WordKey } from '../i18n/words.ts';

const isLang = (step: string | undefined): step is Lang => step !== undefined && Object.hasOwn(locales, step);

/**
 * The label of a field by its path: that of the nearest ancestor with a message, with its number in a list and its
 * language.
 * @param words by path: `title`, `data.button.text`
 * @param kind a message at `{kind}.{path}` takes precedence
 */
export function partNames(
  t: Translate,
  words: Readonly<Record<string, WordKey>>,
  kind = '',
): (path: string) => string {
  return (path) => {
    const steps = path.split('.');
    const last = steps.at(-1);
    const numbered = steps.find((step) => /^\d+$/.test(step));
    const which = numbered === undefined ? '' : ` ${Number(numbered) + 1}`;
    const lang = isLang(last) ? ` (${locales[last].nativeName})` : '';
    for (let length = steps.length; length > 0; length--) {
      const part = steps.slice(0, length).join('.');
      const word = words[`${kind}.${part}`] ?? words[part];
      if (word) return `${t(word)}${which}${lang}`;
    }
    return path;
  };
}
