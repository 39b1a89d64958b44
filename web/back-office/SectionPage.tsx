import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '../i18n/load.ts';
import { withWords } from '../i18n/with-words.ts';
import { createTranslate, type Messages, type Translate, useWords, WordsProvider } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { Section, SectionProps } from './section.ts';

interface Ready {
  Page: ComponentType<SectionProps>;
  t: Translate;
}

/** A section once its code and its words have come. */
export function SectionPage({ section, steps }: { section: Section; steps: readonly string[] }) {
  const outer = useWords();
  const { lang } = useSite();
  const [ready, setReady] = useState<Ready | 'failed' | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn tries again
  useEffect(() => {
    let isGone = false;
    const messages: Partial<Messages> = {};
    Promise.all([section.page(), loadWords(lang, section.words, messages)]).then(
      ([{ default: Page }]) => {
        if (!isGone) setReady({ Page, t: withWords(outer, createTranslate(lang, messages), messages) });
      },
      () => {
        if (!isGone) setReady('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [section, lang, turn]);
  if (ready === 'failed')
    return (
      <EmptyState
        icon="warning"
        level={1}
        title={outer('errors:failedTitle')}
        text={outer('errors:failedText')}
      >
        <button
          type="button"
          className="btn p"
          onClick={() => {
            setReady(null);
            setTurn(turn + 1);
          }}
        >
          {outer('errors:tryAgain')}
        </button>
      </EmptyState>
    );
  if (!ready)
    return (
      <div className="adm-page" role="status" aria-label={outer('admin:loading')}>
        <div className="sk" />
        <div className="sk" />
      </div>
    );
  const { Page, t } = ready;
  return (
    <WordsProvider value={t}>
      <Page steps={steps} />
    </WordsProvider>
  );
}
