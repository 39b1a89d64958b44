import { useCallback } from 'react';
import { useWords, type WordKey } from '../../i18n/words.ts';

/** What is wrong with a field: a key that the schema gave, or what the server said in words. */
interface Fault {
  type?: unknown;
  message?: unknown;
}

/** The type of an error that the server told of: its message is a sentence already. */
export const fromServer = 'server';

/** A fault in words; undefined where there is none, or only within: a list may be right while one of it is not. */
export function useErrorWords(): (fault: Fault | undefined) => string | undefined {
  const t = useWords();
  return useCallback(
    (fault) => {
      if (typeof fault?.message !== 'string' || fault.message === '') return undefined;
      if (fault.type === fromServer) return fault.message;
      // What only a damaged draft could hold is told in the library's own words: people get ours.
      const key = fault.message.startsWith('field.') ? fault.message : 'field.format';
      return t(`posting-errors:${key}` as WordKey);
    },
    [t],
  );
}
