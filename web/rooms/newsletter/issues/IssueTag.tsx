import type { IssueState } from '../../../../contract/newsletter-issues.ts';
import { useWords } from '../../../i18n/words.ts';
import * as tagStyles from '../../../ui/shared/tag.module.css';

const tagOf: Record<IssueState, string | undefined> = {
  draft: tagStyles.plain,
  sending: tagStyles.brand,
  paused: tagStyles.warning,
  sent: tagStyles.success,
  cancelled: tagStyles.plain,
};

/** The status of an issue. */
export function IssueTag({ status }: { status: IssueState }) {
  const t = useWords();
  return <span className={tagOf[status]}>{t(`admin-newsletter:issue.${status}`)}</span>;
}
