import { useCallback } from 'react';
import { useWords, type WordKey } from '../../i18n/words.ts';

/** The error message of a field: a key from the schema, or a message of the server. */
interface FieldIssue {
  type?: unknown;
  message?: unknown;
}

/** The type of a server error, whose message is already text. */
export const fromServer = 'server';

/** The text of an issue; undefined without one, or if only items of a list have one. */
export function useErrorWords(): (issue: FieldIssue | undefined) => string | undefined {
  const t = useWords();
  return useCallback(
    (issue) => {
      if (typeof issue?.message !== 'string' || issue.message === '') return undefined;
      if (issue.type === fromServer) return issue.message;
      // For values that only a damaged draft can contain, the library's own message is replaced.
      const key = issue.message.startsWith('field.') ? issue.message : 'field.format';
      return t(`posting-errors:${key}` as WordKey);
    },
    [t],
  );
}
