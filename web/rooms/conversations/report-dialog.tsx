import { type ConversationReportReason, reportConversation } from '../../../contract/conversation-reports.ts';
import type { Lang } from '../../../contract/locales.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { ReasonSheet } from '../../report/ReasonSheet.tsx';
import { useSend } from '../../state/sending.ts';
import type { LateDialogProps } from '../../ui/use-late-dialog.tsx';

/** The contract's, which no browser carries. */
const reasons = ['scam', 'offensive', 'spam', 'other'] as const satisfies ConversationReportReason[];

/** The dialog that asks what is wrong with a conversation, once its words have come. */
export const reportDialog = (lang: Lang, id: number) =>
  withLateWords(lang, ['report', 'forms', 'conversations'], ({ onClose }: LateDialogProps) => (
    <ReportDialog id={id} onClose={onClose} />
  ));

function ReportDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords();
  const send = useSend();
  return (
    <ReasonSheet
      formId="conversation-report"
      title={t('conversations:reportTitle')}
      reasons={reasons.map((reason) => [reason, t(`conversations:reportReason.${reason}`)] as const)}
      privacy={t('conversations:reportPrivacy')}
      send={(report) => send(reportConversation, { params: { id }, body: report })}
      onClose={onClose}
    />
  );
}
