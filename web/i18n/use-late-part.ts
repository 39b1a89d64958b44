import { useEffect, useState } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { withWords } from './with-words.ts';
import { createTranslate, type Messages, type Translate, useWords } from './words.ts';

type LatePart<Part> =
  | { status: 'loading' }
  | { status: 'failed'; again: () => void }
  /** `t` includes the part's own messages. */
  | { status: 'ready'; part: Part; t: Translate };

/**
 * A part of the page whose code and messages load when it is rendered.
 * @param load loads it, and its messages into `messages`
 * @param of identifies the part: another value loads it again
 * @returns the state of loading; after an error, a retry function
 */
export function useLatePart<Part>(
  lang: Lang,
  load: (messages: Partial<Messages>) => Promise<Part>,
  of?: unknown,
): LatePart<Part> {
  const page = useWords();
  const [state, setState] = useState<Exclude<LatePart<Part>, { status: 'failed' }> | { status: 'failed' }>({
    status: 'loading',
  });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn tries again
  useEffect(() => {
    let isGone = false;
    const messages: Partial<Messages> = {};
    load(messages).then(
      (part) => {
        if (!isGone)
          setState({ status: 'ready', part, t: withWords(page, createTranslate(lang, messages), messages) });
      },
      () => {
        if (!isGone) setState({ status: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [lang, of, turn]);
  if (state.status !== 'failed') return state;
  const again = () => {
    setState({ status: 'loading' });
    setTurn(turn + 1);
  };
  return { ...state, again };
}
