import { useWords, type WordKey } from '../../i18n/words.ts';

/** Values with labels, as fields take them. */
export function useOptions(words: Readonly<Record<string, WordKey>>): { value: string; label: string }[] {
  const t = useWords();
  return Object.entries(words).map(([value, key]) => ({ value, label: t(key) }));
}
