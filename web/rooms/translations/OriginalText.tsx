import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { locales } from '../../../contract/locales.ts';
import type { FieldTranslation, TranslationWork } from '../../../contract/translations.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as styles from './OriginalText.module.css';
import { OwnProposalLine } from './OwnProposalLine.tsx';
import * as fieldStyles from './TranslationField.module.css';
import { termIds } from './term-ids.ts';
import type { Proposals } from './use-proposals.tsx';

interface Props {
  work: TranslationWork;
  translation: FieldTranslation;
  /** Inserts a text into the translation; null while the field is not editable. */
  insert: ((text: string) => void) | null;
  proposals: Proposals;
}

/** The mark with an open card, and the place of the card below it, in pixels. */
interface OpenMark {
  index: number;
  place: { top: number; left: number; width: number };
}

const widestCard = 320;
const cardMargin = 8;

/** Below the term, centered on it as far as the card stays within the box. Offsets are physical in both directions. */
function placeOf({ offsetTop, offsetLeft, offsetHeight, offsetWidth }: HTMLElement, box: HTMLElement) {
  const width = Math.min(widestCard, box.clientWidth - 2 * cardMargin);
  const most = box.clientWidth - width - cardMargin;
  const left = Math.max(cardMargin, Math.min(most, offsetLeft + (offsetWidth - width) / 2));
  return { top: offsetTop + offsetHeight, left, width };
}

/** Punctuation before and after a term. */
const before = /[^\s\p{L}\p{N}]+$/u;
const after = /^[^\s\p{L}\p{N}]+/u;

/**
 * The original of a field with its glossary terms underlined. Each is a button: on hover and focus a card displays the
 * fixed translation and the note, and pressing it inserts the translation. A tap only opens the card, which has a
 * button to insert: on a touch screen there is no other way to read it first.
 */
export function OriginalText({ work, translation, insert, proposals }: Props) {
  const t = useWords();
  const { from, to, glossary } = work;
  const { field, original } = translation;
  const [open, setOpen] = useState<OpenMark | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isTouch = useRef(false);
  const terms = new Map(glossary.terms.map((term) => [term.id, term]));
  const marks = glossary.marks.filter((mark) => mark.field === field);
  const opened = open && terms.get(marks[open.index]?.term ?? 0);
  const openAt = (index: number, term: HTMLElement) =>
    box.current && setOpen({ index, place: placeOf(term, box.current) });
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isTouch.current = pointerType === 'touch';
  };
  const use = (text: string) => {
    setOpen(null);
    insert?.(text);
  };
  const propose = ({ index }: OpenMark, term: number) => {
    // The card closes when the form has the focus, which later returns to the term: the terms precede the card.
    box.current?.querySelectorAll('button')[index]?.focus();
    proposals.propose(term);
  };
  const parts: ReactNode[] = [];
  let end = 0;
  marks.forEach(({ from: start, to: stop, term }, index) => {
    const translated = terms.get(term)?.translation ?? '';
    const between = original.slice(end, start);
    const opening = before.exec(between)?.[0] ?? '';
    const next = marks[index + 1]?.from;
    const closing = after.exec(original.slice(stop, next))?.[0] ?? '';
    parts.push(
      between.slice(0, between.length - opening.length),
      // A line may break beside a button, but not between a word and its punctuation.
      <span key={start} className={styles.unbroken}>
        {opening}
        <button
          type="button"
          className={styles.term}
          aria-describedby={Object.values(termIds(term)).join(' ')}
          onPointerDown={onPointerDown}
          onPointerEnter={({ currentTarget, pointerType }) =>
            pointerType === 'mouse' && openAt(index, currentTarget)
          }
          onFocus={({ currentTarget }) => openAt(index, currentTarget)}
          onClick={({ currentTarget }) => {
            if (insert && !isTouch.current) use(translated);
            else openAt(index, currentTarget);
            isTouch.current = false;
          }}
        >
          {original.slice(start, stop)}
        </button>
        {closing}
      </span>,
    );
    end = stop + closing.length;
  });
  parts.push(original.slice(end));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come from the buttons in it
    <div
      ref={box}
      className={styles.box}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse' && !box.current?.contains(document.activeElement)) setOpen(null);
      }}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(null);
      }}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(null)}
    >
      <p className={fieldStyles.original} lang={from} dir={locales[from].dir}>
        {parts}
      </p>
      {open && opened && (
        <div className={styles.card} style={open.place}>
          <p lang={to} dir={locales[to].dir} className={styles.translation}>
            {opened.translation}
          </p>
          {opened.note && (
            <p lang={opened.note.lang} dir={locales[opened.note.lang].dir} className={styles.note}>
              {opened.note.text}
            </p>
          )}
          <OwnProposalLine proposal={proposals.openFor(opened.id)} />
          <div className={styles.actions}>
            {insert && (
              <button
                type="button"
                className={`${buttonStyles.soft} ${buttonStyles.small}`}
                aria-label={t('translate:insertWord', { word: isolate(opened.translation) })}
                onClick={() => use(opened.translation)}
              >
                {t('translate:insert')}
              </button>
            )}
            {!proposals.openFor(opened.id) && (
              <button
                type="button"
                className={`${buttonStyles.quiet} ${buttonStyles.small}`}
                onClick={() => propose(open, opened.id)}
              >
                {t('translate:proposeAnother')}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
