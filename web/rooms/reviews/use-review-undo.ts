import { useRef } from 'react';
import { type ReviewDone, undoReviewDecision } from '../../../contract/managed-reviews.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ToastMessage } from '../../ui/toast-message.ts';

/**
 * Undoing the last decision on a review.
 * @param onUndone receives the review that is pending again
 * @returns `undo`, and what a toast about a decision adds while it can be undone
 */
export function useReviewUndo(onUndone: (id: number) => void) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const isBusy = useRef(false);

  async function undo(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const { data, refusal } = await call(undoReviewDecision, { body: {} });
    isBusy.current = false;
    if (refusal) {
      const isNothing = refusal.code === 'cannot_undo';
      toast({
        kind: 'warning',
        title: t(isNothing ? 'admin-reviews:nothingToUndo' : 'admin:failed'),
        text: isNothing ? t('admin-reviews:nothingToUndoText') : refusalWords(refusal),
      });
      return;
    }
    toast({ kind: 'success', icon: 'undo', title: t('admin-reviews:undone') });
    onUndone(data.id);
  }

  function undoable({ undoUntil }: ReviewDone): Partial<ToastMessage> {
    if (undoUntil === null) return {};
    const count = Math.max(1, Math.round((Date.parse(undoUntil) - Date.now()) / 60_000));
    return {
      text: t('admin-reviews:undoText', { count }),
      action: { label: t('admin-reviews:undo'), onPress: () => void undo() },
    };
  }

  return { undo, undoable };
}
export type ReviewUndo = ReturnType<typeof useReviewUndo>;
