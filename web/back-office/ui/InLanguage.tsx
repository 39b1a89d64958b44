import { type ReactNode, useEffect, useState } from 'react';
import { type Lang, locales } from '../../../contract/locales.ts';
import { loadWords } from '../../i18n/load.ts';
import {
  type Area,
  createTranslate,
  type Messages,
  type Translate,
  WordsProvider,
} from '../../i18n/words.ts';
import { SiteProvider, useSite } from '../../site.tsx';

interface Props {
  lang: Lang;
  /** The message areas it needs. */
  words: readonly Area[];
  children: ReactNode;
}

/** Renders part of a page in a given language, independently of the back office's own. */
export function InLanguage({ lang, words, children }: Props) {
  const site = useSite();
  const [t, setT] = useState<{ lang: Lang; translate: Translate } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the areas are a list of the source
  useEffect(() => {
    const messages: Partial<Messages> = {};
    loadWords(lang, words, messages).then(
      () => setT({ lang, translate: createTranslate(lang, messages) }),
      () => undefined,
    );
  }, [lang]);
  if (t?.lang !== lang) return null;
  return (
    <SiteProvider value={{ ...site, lang, dir: locales[lang].dir }}>
      <WordsProvider value={t.translate}>{children}</WordsProvider>
    </SiteProvider>
  );
}
