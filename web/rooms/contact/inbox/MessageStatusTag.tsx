import type { MessageStatus } from '../../../../contract/contact.ts';
import { useWords } from '../../../i18n/words.ts';

const tags: Record<MessageStatus, string> = { new: 'tag warn', answered: 'tag ok', closed: 'tag' };

export function MessageStatusTag({ status }: { status: MessageStatus }) {
  const t = useWords();
  return <span className={tags[status]}>{t(`admin-messages:status.${status}`)}</span>;
}
