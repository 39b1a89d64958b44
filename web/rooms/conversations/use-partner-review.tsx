import type { ReactNode } from 'react';
import type { ConversationDetail } from '../../../contract/conversations.ts';
import { readPartnerReview } from '../../../contract/member-reviews.ts';
import { useWords } from '../../i18n/words.ts';
import { useOpenedOnce } from '../../reviews/use-opened-once.ts';
import { useSite } from '../../site.tsx';
import { useRead } from '../../state/use-read.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { useLateDialog } from '../../ui/use-late-dialog.tsx';
import { partnerName } from './partner-words.ts';

interface PartnerReview {
  /** Opens the form; undefined if the other side cannot be reviewed. */
  open: (() => void) | undefined;
  hasOne: boolean;
  dialog: ReactNode;
}

/** The visitor's review of the other side of a conversation. Emails about it lead to `#review`. */
export function usePartnerReview({ id, partner, canReview }: ConversationDetail): PartnerReview {
  const t = useWords();
  const { lang } = useSite();
  const toast = useToast();
  const { data, again } = useRead(readPartnerReview, canReview ? { params: { id } } : null);
  const [open, dialog] = useLateDialog(async () =>
    (await import('../../reviews/review-dialog.tsx')).reviewDialog(lang, {
      target: { kind: 'member', conversationId: id, name: partnerName(partner, t) },
      review: data?.review ?? null,
      onSent: (what) => {
        again();
        if (what === 'sent')
          toast({
            kind: 'success',
            title: t('conversations:reviewSent'),
            text: t('conversations:reviewSentText'),
          });
        else toast({ kind: 'success', title: t('conversations:reviewRemoved') });
      },
    }),
  );
  const isReady = canReview && data !== null && data.barrier === null;
  useOpenedOnce('#review', isReady, open);
  return { open: isReady ? open : undefined, hasOne: Boolean(data?.review), dialog };
}
