import { isLang, locales } from '../../../contract/locales.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dayWords } from '../../ui/day-words.ts';

type By = 'day' | 'page' | 'lang' | 'source' | 'kind' | 'words';

/** The label of a row. */
export function useRowName(by: By, step: 'day' | 'week' | 'month'): (name: string) => string {
  const t = useWords();
  const { lang } = useSite();
  if (by === 'day') {
    const month = new Intl.DateTimeFormat(locales[lang].intl, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return (name) => (step === 'month' ? month.format(Date.parse(name)) : dayWords(name, lang));
  }
  if (by === 'lang') return (name) => (isLang(name) ? locales[name].nativeName : name);
  if (by === 'words') return (name) => name;
  return (name) => t(`admin-numbers:${by}.${name}` as WordKey);
}
