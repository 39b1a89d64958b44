import type { IssueState } from '../../../../contract/newsletter-issues.ts';
import { useWords } from '../../../i18n/words.ts';

const looks: Record<IssueState, string> = {
  draft: 'tag',
  sending: 'tag brand',
  paused: 'tag warn',
  sent: 'tag ok',
  cancelled: 'tag no',
};

/** How far an issue is. */
export function IssueTag({ status }: { status: IssueState }) {
  const t = useWords();
  return <span className={looks[status]}>{t(`admin-newsletter:issue.${status}`)}</span>;
}
