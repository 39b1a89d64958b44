import type { ReactNode } from 'react';
import { useWords, type WordKey } from '../i18n/words.ts';

/** Marks the placeholder while the sentence is assembled; no text contains it. */
const slotMark = '\u0000';

interface Props {
  of: WordKey;
  /** The placeholder `{{name}}` for `children`, and the other values. */
  slot: string;
  values?: Record<string, string | number>;
  children: ReactNode;
}

/** A sentence with an element in place of a placeholder: a time or a price in `<bdi>`. */
export function Phrase({ of, slot, values, children }: Props) {
  const [before, after] = useWords()(of, { ...values, [slot]: slotMark }).split(slotMark);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
