import type { ReactNode } from 'react';
import { useWords, type WordKey } from '../i18n/words.ts';

/** Stands for the slot while the words are put together; no text holds it. */
const slotMark = '\u0000';

interface Props {
  of: WordKey;
  /** The slot `{{name}}` that `children` fills, and the other values. */
  slot: string;
  values?: Record<string, string | number>;
  children: ReactNode;
}

/** A sentence with an element in the place of one of its slots: a time or a price in `<bdi>`. */
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
