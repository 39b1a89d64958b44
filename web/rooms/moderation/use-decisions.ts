import { useState } from 'react';
import type { DecidedAnswer, QueueDetail, Undone, Verdict } from '../../../contract/moderation.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ReasonGiven } from './ReasonFields.tsx';
import { keyOf, type PostRef } from './use-details.ts';

const verbs: Record<Verdict, string> = { approve: 'approve', reject: 'reject', change: 'ask-change' };
const doneWords: Record<Verdict, WordKey> = {
  approve: 'admin-queue:approved',
  reject: 'admin-queue:rejected',
  change: 'admin-queue:sentBack',
};

export interface DecisionNeeds {
  /** It waits no more. */
  onDecided: (post: PostRef) => void;
  /** It is something else than was looked at. */
  onChanged: (post: PostRef) => void;
  onUndone: (posts: readonly PostRef[]) => void;
}

/** Decides, and takes back; what the server refuses is said in its words. */
export function useDecisions({ onDecided, onChanged, onUndone }: DecisionNeeds) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const [isBusy, setBusy] = useState(false);

  function refuse(refusal: FetchError, post: PostRef): void {
    if (refusal.code === 'conflict') {
      toast({ kind: 'warning', title: t('admin-queue:conflict'), text: t('admin-queue:conflictText') });
      onChanged(post);
      return;
    }
    const [first] = Object.values(refusal.errors ?? {}).flat();
    toast({ kind: 'error', title: t('admin-queue:failed'), text: first ?? refusalWords(refusal) });
    if (refusal.code === 'already_decided' || refusal.code === 'not_found') onDecided(post);
  }

  async function undo(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { data, refusal } = await call<Undone>('admin/queue/undo', {});
    setBusy(false);
    if (refusal) {
      const title = t(refusal.code === 'cannot_undo' ? 'admin-queue:nothingToUndo' : 'admin-queue:failed');
      toast({ kind: 'warning', title, text: refusalWords(refusal) });
      return;
    }
    toast({ kind: 'success', icon: 'undo', title: t('admin-queue:undone') });
    onUndone(data.posts);
  }

  async function decide(verdict: Verdict, detail: QueueDetail, reason: ReasonGiven): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { item, version } = detail;
    const { data, refusal } = await call<DecidedAnswer>(
      `admin/queue/${keyOf(item)}/${verbs[verdict]}`,
      verdict === 'approve' ? {} : reason,
      'post',
      { 'if-match': version },
    );
    setBusy(false);
    if (refusal) return refuse(refusal, item);
    const minutes = data.undoUntil ? Math.round((Date.parse(data.undoUntil) - Date.now()) / 60_000) : 0;
    toast({
      kind: 'success',
      title: t(doneWords[verdict]),
      ...(data.undoUntil && {
        text: t('admin-queue:undoText', { title: item.title, minutes }),
        action: { label: t('admin-queue:undo'), onPress: () => void undo() },
      }),
    });
    onDecided(item);
  }

  async function ban(detail: QueueDetail, reason: ReasonGiven): Promise<void> {
    setBusy(true);
    const { item, version } = detail;
    const { refusal } = await call(`admin/queue/${keyOf(item)}/ban`, reason, 'post', { 'if-match': version });
    setBusy(false);
    if (refusal) return refuse(refusal, item);
    toast({ kind: 'success', title: t('admin-queue:banned_done', { name: item.poster?.name ?? '' }) });
    onDecided(item);
  }

  return { isBusy, decide, undo, ban };
}
export type Decisions = ReturnType<typeof useDecisions>;
