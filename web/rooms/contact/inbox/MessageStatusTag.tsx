import type { MessageStatus } from '../../../../contract/contact.ts';
import { useWords } from '../../../i18n/words.ts';
import * as tagStyles from '../../../ui/shared/tag.module.css';

const tags: Record<MessageStatus, string | undefined> = {
  new: tagStyles.warning,
  answered: tagStyles.success,
  closed: tagStyles.plain,
};

export function MessageStatusTag({ status }: { status: MessageStatus }) {
  const t = useWords();
  return <span className={tags[status]}>{t(`admin-contact:status.${status}`)}</span>;
}
