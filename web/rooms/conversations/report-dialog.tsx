import { type ConversationReportReason, reportConversation } from '../../../contract/conversation-reports.ts';
import { blockPartner, type ConversationDetail } from '../../../contract/conversations.ts';
import type { Lang } from '../../../contract/locales.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { ReasonSheet } from '../../report/ReasonSheet.tsx';
import { useCall, useSend } from '../../state/sending.ts';
import type { LateDialogProps } from '../../ui/use-late-dialog.tsx';

/** The contract's constant, which is not bundled. */
const reasons = ['scam', 'offensive', 'spam', 'other'] as const satisfies ConversationReportReason[];

type OnBlocked = (conversation: ConversationDetail) => void;

/**
 * The dialog that reports a conversation, rendered once its messages have loaded.
 * @param onBlocked makes the report block the other side, too; called with the blocked conversation
 */
export const reportDialog = (lang: Lang, id: number, onBlocked?: OnBlocked) =>
  withLateWords(lang, ['report', 'forms', 'conversations'], ({ onClose }: LateDialogProps) => (
    <ReportDialog id={id} onBlocked={onBlocked} onClose={onClose} />
  ));

interface Props extends LateDialogProps {
  id: number;
  onBlocked: OnBlocked | undefined;
}

function ReportDialog({ id, onBlocked, onClose }: Props) {
  const t = useWords();
  const send = useSend();
  const call = useCall();
  return (
    <ReasonSheet
      formId="conversation-report"
      about={String(id)}
      title={t('conversations:reportTitle')}
      reasons={reasons.map((reason) => [reason, t(`conversations:reportReason.${reason}`)] as const)}
      privacy={
        onBlocked
          ? `${t('conversations:reportPrivacy')} ${t('conversations:blockText')}`
          : t('conversations:reportPrivacy')
      }
      {...(onBlocked && {
        action: t('conversations:reportAndBlock'),
        thanksText: t('conversations:reportedAndBlocked'),
      })}
      send={async (report) => {
        const failure = await send(reportConversation, { params: { id }, body: report });
        if (failure || !onBlocked) return failure;
        // A second report of the same conversation changes nothing, so a failed block can be retried.
        const { data, refusal } = await call(blockPartner, { params: { id }, body: {} });
        if (refusal) return refusal;
        onBlocked(data);
        return null;
      }}
      onClose={onClose}
    />
  );
}
