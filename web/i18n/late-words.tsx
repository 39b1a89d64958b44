import { type ComponentType, useMemo } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { loadWords } from './load.ts';
import { withWords } from './with-words.ts';
import { type Area, createTranslate, type Messages, useWords, WordsProvider } from './words.ts';

/** A late-loading part with messages of its own in addition to those of the page. */
export async function withLateWords<P extends object>(
  lang: Lang,
  areas: readonly Area[],
  Part: ComponentType<P>,
): Promise<ComponentType<P>> {
  const messages: Partial<Messages> = {};
  await loadWords(lang, areas, messages);
  const own = createTranslate(lang, messages);
  return function PartWithWords(props: P) {
    const page = useWords();
    const both = useMemo(() => withWords(page, own, messages), [page]);
    return (
      <WordsProvider value={both}>
        <Part {...props} />
      </WordsProvider>
    );
  };
}
