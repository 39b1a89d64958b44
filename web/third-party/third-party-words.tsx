import { type ComponentType, useMemo } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { loadWords } from '../i18n/load.ts';
import { createTranslate, type Messages, type Translate, useWords, WordsProvider } from '../i18n/words.ts';

/** A part with messages of its own, which pages without third-party services do not load. */
export async function withThirdPartyWords(lang: Lang, Part: ComponentType): Promise<ComponentType> {
  const messages: Partial<Messages> = {};
  await loadWords(lang, ['outside'], messages);
  const own = createTranslate(lang, messages);
  return function PartWithWords() {
    const page = useWords();
    const both = useMemo<Translate>(
      () => (key, values) => (key.startsWith('outside:') ? own(key, values) : page(key, values)),
      [page],
    );
    return (
      <WordsProvider value={both}>
        <Part />
      </WordsProvider>
    );
  };
}
