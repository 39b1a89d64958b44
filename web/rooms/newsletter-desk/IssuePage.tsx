import { useState } from 'react';
import type { Issue } from '../../../contract/newsletter.ts';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IssueEditor } from './IssueEditor.tsx';
import { IssueProgress } from './IssueProgress.tsx';

/** `/admin/newsletter/new`, `/admin/newsletter/{id}`: a draft to write, or how an issue goes out. */
export function IssuePage({ id }: { id: number | null }) {
  const t = useWords();
  const reading = useRead<Issue>(id === null ? null : `admin/newsletter/issues/${id}`);
  const [changed, setChanged] = useState<Issue | null>(null);
  const issue = changed ?? reading.data;
  if (id !== null && !issue) {
    return reading.status === 'failed' ? (
      <EmptyState
        icon="warning"
        level={1}
        title={t(reading.code === 404 ? 'admin:noSuchPlace' : 'errors:failedTitle')}
        text={t(reading.code === 404 ? 'admin:noSuchPlaceText' : 'errors:failedText')}
      >
        <a className="btn p" href="/admin/newsletter">
          {t('admin-newsletter:toIssues')}
        </a>
      </EmptyState>
    ) : (
      <div className="adm-page" role="status" aria-label={t('admin:loading')}>
        <div className="sk" />
        <div className="sk" />
      </div>
    );
  }
  return !issue || issue.status === 'draft' ? (
    <IssueEditor issue={issue} onChange={setChanged} />
  ) : (
    <IssueProgress issue={issue} onChange={setChanged} />
  );
}
