import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { locales } from '../../../contract/locales.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import {
  type FieldTranslation,
  removeTranslation,
  saveTranslation,
  type TranslationWork,
  translateByMachine,
} from '../../../contract/translations.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useAsk } from '../../state/use-ask.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { Decision } from './Decision.tsx';
import { focusBeside, focusNextEmpty } from './field-focus.ts';
import { insertText } from './insert-text.ts';
import { OriginalText } from './OriginalText.tsx';
import * as styles from './TranslationField.module.css';
import { authorWords, stateTags } from './translation-words.ts';
import { UnusedTerms } from './UnusedTerms.tsx';
import { useDraftSaving } from './use-draft-saving.ts';
import type { Proposals } from './use-proposals.tsx';

interface Props {
  work: TranslationWork;
  translation: FieldTranslation;
  onChange: (changed: FieldTranslation) => void;
}

interface FieldProps extends Props {
  proposals: Proposals;
}

/** One field: the original, its translation, and the actions of the viewer. */
export function TranslationField({ work, translation, proposals, onChange }: FieldProps) {
  const t = useWords();
  const { from, to } = work;
  const { field, state, isMine, isHeld, by, mayDecide } = translation;
  const [isImproving, setImproving] = useState(false);
  const title = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string) => box.current && insertText(box.current, text);
  const isSettled = state === 'published' || state === 'waiting';
  const canWrite = !isHeld && (!isSettled || isImproving);
  const author = authorWords(translation, t);
  return (
    <section className={styles.field} data-state={state} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t(`translate:field.${field}`)}</h2>
        <span className={stateTags[state]}>{t(`translate:state.${state}`)}</span>
        {author && <span className={`${textStyles.small} ${textStyles.muted}`}>{author}</span>}
      </header>
      <div className={styles.pair}>
        <OriginalText
          work={work}
          translation={translation}
          insert={canWrite ? insert : null}
          proposals={proposals}
        />
        <div className={styles.translation}>
          {canWrite ? (
            <Writing
              work={work}
              translation={translation}
              labelledBy={title}
              box={box}
              onChange={(changed) => {
                if (changed.state !== 'draft') setImproving(false);
                onChange(changed);
              }}
            />
          ) : (
            <>
              {translation.text && (
                <p className={styles.text} lang={to} dir={locales[to].dir}>
                  {translation.text}
                </p>
              )}
              {state === 'waiting' && <UnusedTerms terms={translation.unusedTerms} from={from} to={to} />}
              {isHeld && state === 'draft' && (
                <p className={`${textStyles.small} ${textStyles.muted}`}>
                  {by ? t('translate:held', { name: isolate(by) }) : t('translate:heldByOther')}
                </p>
              )}
              {mayDecide && <Decision work={work} translation={translation} onChange={onChange} />}
              {state === 'waiting' && isMine && (
                <Withdraw work={work} translation={translation} onChange={onChange} />
              )}
              {state === 'published' && translation.source !== null && !isHeld && (
                <button
                  type="button"
                  className={`${buttonStyles.quiet} ${buttonStyles.small}`}
                  onClick={() => setImproving(true)}
                >
                  {t('translate:improve')}
                </button>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function Withdraw({ work: { post }, translation, onChange }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const params = { folder: postFolders[post.kind], id: post.id, field: translation.field };
  const withdraw = async () => {
    const { refusal } = await call(removeTranslation, { params });
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    onChange({ ...translation, state: 'empty', isMine: false, source: null, by: null, reason: null });
  };
  return (
    <button
      type="button"
      className={`${buttonStyles.quiet} ${buttonStyles.small}`}
      onClick={() => void withdraw()}
    >
      {t('translate:withdraw')}
    </button>
  );
}

interface WritingProps extends Props {
  labelledBy: string;
  box: RefObject<HTMLTextAreaElement | null>;
}

function Writing({ work, translation, labelledBy, box, onChange }: WritingProps) {
  const t = useWords();
  const ask = useAsk();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const { post, from, to, isOwner, hasService } = work;
  const { field } = translation;
  const [text, setText] = useState(translation.text);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [unused, setUnused] = useState(translation.unusedTerms);
  const where = { folder: postFolders[post.kind], id: post.id };
  const params = { ...where, field };
  const [errorId, unusedId] = [`${labelledBy}-error`, `${labelledBy}-unused`];
  const [write, stop] = useDraftSaving((draft) => {
    if (!draft.trim()) return;
    ask(saveTranslation, { params, body: { text: draft, send: false } }).then(
      ({ data }) => {
        setSaved(true);
        setUnused(data.unusedTerms);
      },
      // The text stays in the field; submitting it reports the error.
      () => undefined,
    );
  });
  const edit = (value: string) => {
    setText(value);
    setError(null);
    setSaved(false);
    write(value);
  };
  const send = async () => {
    if (isBusy) return;
    stop();
    setBusy(true);
    const { data, refusal } = await call(saveTranslation, { params, body: { text, send: true } });
    setBusy(false);
    if (refusal) {
      setError(refusal.errors?.text?.[0] ?? wordsOf(refusal));
      return box.current?.focus();
    }
    const section = box.current?.closest('section');
    toast({ kind: 'success', title: t(isOwner ? 'translate:sentOwner' : 'translate:sent') });
    onChange(data);
    if (section) focusNextEmpty(section);
  };
  const suggest = async () => {
    setBusy(true);
    const { data, refusal } = await call(translateByMachine, { params: where });
    setBusy(false);
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    const start = field === 'services' ? data.services?.join('\n') : data[field];
    if (start === undefined) return;
    setSuggestion(start);
    setText(start);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      focusBeside(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const isUntouched = suggestion !== null && text === suggestion;
  const reason = translation.state === 'returned' ? translation.reason : null;
  const problem = error ?? reason;
  // The server checks saved drafts; what is inserted since needs no word forms.
  const missing = text.trim() ? unused.filter((term) => !text.includes(term.translation)) : [];
  return (
    <>
      <div className={`${fieldStyles.box} ${fieldStyles.area} ${problem ? fieldStyles.invalid : ''}`}>
        <textarea
          ref={box}
          rows={Math.min(12, Math.max(field === 'title' ? 1 : 3, text.split('\n').length))}
          lang={to}
          dir={locales[to].dir}
          aria-labelledby={labelledBy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={
            [problem && errorId, missing.length > 0 && unusedId].filter(Boolean).join(' ') || undefined
          }
          placeholder={t(`translate:writeIt.${to}`)}
          value={text}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {problem && (
        <FieldError id={errorId}>
          <bdi>{problem}</bdi>
        </FieldError>
      )}
      {field === 'services' && <p className={styles.hint}>{t('translate:linesHint')}</p>}
      {isUntouched && <p className={styles.suggested}>{t('translate:suggested')}</p>}
      <UnusedTerms id={unusedId} terms={missing} from={from} to={to} />
      <p className={styles.hint} role="status">
        {isSaved && t('translate:saved')}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${buttonStyles.soft} ${buttonStyles.small}`}
          disabled={isBusy || isUntouched}
          onClick={() => void send()}
        >
          {t('translate:sendOn')}
        </button>
        {hasService && (translation.state === 'empty' || translation.state === 'draft') && (
          <button
            type="button"
            className={`${buttonStyles.quiet} ${buttonStyles.small}`}
            disabled={isBusy}
            onClick={() => void suggest()}
          >
            {t('translate:suggest')}
          </button>
        )}
        <span className={styles.keys}>
          <kbd dir="ltr">Ctrl</kbd> <kbd dir="ltr">↵</kbd> {t('translate:keys')}
        </span>
      </div>
    </>
  );
}
