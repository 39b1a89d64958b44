import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '../../i18n/load.ts';
import { withWords } from '../../i18n/with-words.ts';
import { createTranslate, type Messages, type Translate, useWords, WordsProvider } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import type { RichTextProps } from './rich-text-props.ts';

interface Ready {
  Editor: ComponentType<RichTextProps>;
  t: Translate;
}

/** A text with headings, lists, links and pictures. The editor and its words come once one is shown. */
export function RichText(props: RichTextProps) {
  const outer = useWords();
  const { lang } = useSite();
  const [ready, setReady] = useState<Ready | 'failed' | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn tries again
  useEffect(() => {
    let isGone = false;
    const messages: Partial<Messages> = {};
    Promise.all([import('./TextEditor.tsx'), loadWords(lang, ['admin-editor'], messages)]).then(
      ([{ TextEditor: Editor }]) => {
        if (!isGone) setReady({ Editor, t: withWords(outer, createTranslate(lang, messages), messages) });
      },
      () => {
        if (!isGone) setReady('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [lang, turn]);
  if (ready === 'failed')
    return (
      <div className="rte-wait">
        <FieldError id="rte-failed">{outer('errors:failedText')}</FieldError>
        <button
          type="button"
          className="btn o sm"
          onClick={() => {
            setReady(null);
            setTurn(turn + 1);
          }}
        >
          {outer('errors:tryAgain')}
        </button>
      </div>
    );
  if (!ready) return <div className="rte-wait sk" role="status" aria-label={outer('admin:loading')} />;
  const { Editor, t } = ready;
  return (
    <WordsProvider value={t}>
      <Editor {...props} />
    </WordsProvider>
  );
}
