import { useState } from 'react';
import { langs } from '../../../../contract/locales.ts';
import type { Issue, IssueFields } from '../../../../contract/newsletter-issues.ts';

/** The input, with the version it is based on. */
interface Typed {
  over: number;
  fields: IssueFields;
}

const keyOf = (issue: Issue | null) => `issue ${issue?.id ?? 'new'}`;

const fieldsOf = (issue: Issue | null): IssueFields =>
  issue
    ? { langs: issue.langs, subject: issue.subject, body: issue.body }
    : { langs: [...langs], subject: { en: '', ar: '' }, body: { en: '', ar: '' } };

function typedBefore(issue: Issue | null): Typed | null {
  const text = sessionStorage.getItem(keyOf(issue));
  return text ? (JSON.parse(text) as Typed) : null;
}

/**
 * The input of the form. It survives leaving the page in this tab; input based on another version is restored with
 * that version, so that the server detects the conflict.
 */
export function useDraft(issue: Issue | null) {
  const [before] = useState(() => typedBefore(issue));
  const [fields, setFields] = useState<IssueFields>(before?.fields ?? fieldsOf(issue));
  const [over, setOver] = useState(before?.over ?? issue?.version ?? 0);
  const [isDirty, setDirty] = useState(before !== null);
  return {
    fields,
    over,
    isDirty,
    change(changes: Partial<IssueFields>): void {
      setDirty(true);
      setFields((now) => {
        const next = { ...now, ...changes };
        sessionStorage.setItem(keyOf(issue), JSON.stringify({ over, fields: next } satisfies Typed));
        return next;
      });
    },
    /** Replaces the input with the saved state. */
    settle(saved: Issue | null): void {
      sessionStorage.removeItem(keyOf(issue));
      setFields(fieldsOf(saved));
      setOver(saved?.version ?? 0);
      setDirty(false);
    },
  };
}
