import { useCallback } from 'react';
import { useWords, type WordKey } from '../../i18n/words.ts';

/** What is wrong with a field: a key that the schema gave, or what the server said in words. */
interface FieldIssue {
  type?: unknown;
  message?: unknown;
}

/** The type of an error that the server told of: its message is a sentence already. */
export const fromServer = 'server';

/** The text of an issue; undefined without one, or if only items of a list have one. */
export function useErrorWords(): (issue: FieldIssue | undefined) => string | undefined {
  const t = useWords();
  return useCallback(
    (issue) => {
      if (typeof issue?.message !== 'string' || issue.message === '') return undefined;
      if (issue.type === fromServer) return issue.message;
      // What only a damaged draft could hold is told in the library's own words: people get ours.
      const key = issue.message.startsWith('field.') ? issue.message : 'field.format';
      return t(`posting-errors:${key}` as WordKey);
    },
    [t],
  );
}
