import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { OwnPostKind } from '../../../contract/own-posts.ts';
import { withWords } from '../../i18n/with-words.ts';
import { createTranslate, type Messages, type Translate, useWords, WordsProvider } from '../../i18n/words.ts';
import type { PostFormPage } from '../../posting/form/PostFormPage.tsx';
import type { FormModule } from '../../posting/form/plan.ts';
import { useSite } from '../../site.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Choices } from './Choices.tsx';
import { forms, loadFrame } from './forms.ts';
import type { Place } from './places.ts';

/** The page of a place: its choice, or its form, which comes when it is wanted. `?id=` changes a post. */
export function PostingPage({ place: { kind, variant, title, choice } }: { place: Place }) {
  const query = new URLSearchParams(useLocation().search);
  const id = query.get('id');
  if (choice && id === null) return <Choices title={title} choices={choice} />;
  const asked = variant === 'offer' && query.get('type') === 'wanted' ? 'wanted' : variant;
  return <ComingForm key={`${asked} ${id}`} kind={kind} variant={asked} id={id} />;
}

interface Ready {
  Frame: typeof PostFormPage;
  form: FormModule;
  t: Translate;
}

function ComingForm({ kind, variant, id }: { kind: OwnPostKind; variant: string | null; id: string | null }) {
  const outer = useWords();
  const { lang } = useSite();
  const [ready, setReady] = useState<Ready | 'failed' | null>(null);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn tries again
  useEffect(() => {
    let isGone = false;
    const messages: Partial<Messages> = {};
    Promise.all([loadFrame(lang, messages), forms[kind]?.(lang, messages)]).then(
      ([{ PostFormPage: Frame }, form]) => {
        if (!isGone)
          setReady(
            form ? { Frame, form, t: withWords(outer, createTranslate(lang, messages), messages) } : 'failed',
          );
      },
      () => {
        if (!isGone) setReady('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [lang, kind, turn]);

  if (ready === 'failed')
    return (
      <div className="wrap errp">
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
      </div>
    );
  if (!ready)
    return (
      <div className="wrap member-frame" role="status" aria-label={outer('posting:loading')}>
        <div className="sk" />
        <div className="sk" />
        <div className="sk" />
      </div>
    );
  const { Frame, form, t } = ready;
  return (
    <WordsProvider value={t}>
      <Frame form={form} kind={kind} variant={variant} id={id} />
    </WordsProvider>
  );
}
