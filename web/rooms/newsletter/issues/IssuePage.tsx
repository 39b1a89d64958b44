import { useState } from 'react';
import { type Issue, readIssue } from '../../../../contract/newsletter-issues.ts';
import { ReadBody } from '../../../back-office/ui/ReadBody.tsx';
import { useAdminRead } from '../../../back-office/use-admin-read.ts';
import { useWords } from '../../../i18n/words.ts';
import { IssueEditor } from './IssueEditor.tsx';
import { IssueHistory } from './IssueHistory.tsx';
import { IssueProgress } from './IssueProgress.tsx';

/** `/admin/newsletter/new`, `/admin/newsletter/{id}`: editing a draft, the progress of sending, or a sent issue. */
export function IssuePage({ id, isHistory }: { id: number | null; isHistory: boolean }) {
  const t = useWords();
  const reading = useAdminRead(readIssue, id === null ? null : { params: { id } });
  const [changed, setChanged] = useState<Issue | null>(null);
  if (id === null) return <OneIssue issue={changed} onChange={setChanged} />;
  return (
    <ReadBody
      reading={reading}
      missing={{
        title: t('admin:noSuchPlace'),
        text: t('admin:noSuchPlaceText'),
        href: '/admin/newsletter',
        label: t('admin-newsletter:toIssues'),
      }}
    >
      {(issue) =>
        isHistory ? (
          <IssueHistory issue={issue} onChanged={reading.again} />
        ) : (
          <OneIssue issue={changed ?? issue} onChange={setChanged} />
        )
      }
    </ReadBody>
  );
}

function OneIssue({ issue, onChange }: { issue: Issue | null; onChange: (issue: Issue | null) => void }) {
  return !issue || issue.status === 'draft' ? (
    <IssueEditor issue={issue} onChange={onChange} />
  ) : (
    <IssueProgress issue={issue} onChange={onChange} />
  );
}
