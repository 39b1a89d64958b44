import { useLocation } from 'react-router';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { useLatePart } from '../../i18n/use-late-part.ts';
import { useWords, type WordKey, WordsProvider } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { Choices } from './Choices.tsx';
import { forms, loadFrame, loadQuickPost } from './forms.ts';
import type { Place } from './places.ts';

/** A posting page: its options, or its form, which loads on demand. `?id=` edits a post. */
export function PostingPage({ place: { kind, variant, title, choice } }: { place: Place }) {
  const query = new URLSearchParams(useLocation().search);
  const id = query.get('id');
  if (choice && id === null) return <Choices title={title} choices={choice} />;
  const chosenVariant = variant === 'offer' && query.get('type') === 'wanted' ? 'wanted' : variant;
  return (
    <ComingForm key={`${chosenVariant} ${id}`} kind={kind} variant={chosenVariant} id={id} title={title} />
  );
}

interface ComingProps {
  kind: OwnPostKind;
  variant: string | null;
  id: string | null;
  title: WordKey;
}

function ComingForm({ kind, variant, id, title }: ComingProps) {
  const outer = useWords();
  const { lang } = useSite();
  const coming = useLatePart(
    lang,
    async (messages) => {
      if (variant === 'quick') {
        const { QuickPost } = await loadQuickPost(lang, messages);
        return () => <QuickPost />;
      }
      const [{ PostFormPage: Frame }, form] = await Promise.all([
        loadFrame(lang, messages),
        forms[kind]?.(lang, messages),
      ]);
      if (!form) throw new Error(`no form for ${kind}`);
      return () => <Frame form={form} kind={kind} variant={variant} id={id} />;
    },
    kind,
  );
  if (coming.status === 'failed')
    return (
      <div className={`${layoutStyles.wrap} ${layoutStyles.errorPage}`}>
        <EmptyState
          icon="warning"
          level={1}
          title={outer('errors:failedTitle')}
          text={outer('errors:failedText')}
        >
          <button type="button" className={buttonStyles.primary} onClick={coming.again}>
            {outer('errors:tryAgain')}
          </button>
        </EmptyState>
      </div>
    );
  if (coming.status === 'loading')
    return (
      <div
        className={`${layoutStyles.wrap} ${layoutStyles.waitingPage}`}
        role="status"
        aria-label={outer('posting:loading')}
      >
        <h1>{outer(title)}</h1>
        <p className={visibilityStyles.withoutScripts}>{outer('errors:membersNeedScript')}</p>
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
      </div>
    );
  return <WordsProvider value={coming.t}>{coming.part()}</WordsProvider>;
}
