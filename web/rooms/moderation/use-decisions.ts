import { useRef, useState } from 'react';
import {
  approvePost,
  banPoster,
  rejectPost,
  requestPostChange,
  undoDecision,
  type Verdict,
} from '../../../contract/decisions.ts';
import type { QueueDetail } from '../../../contract/moderation.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ReasonGiven } from './ReasonFields.tsx';
import { keyOf, type PostRef } from './use-details.ts';

const doneWords: Record<Verdict, WordKey> = {
  approve: 'admin-moderation:approved',
  reject: 'admin-moderation:rejected',
  change: 'admin-moderation:sentBack',
};

export interface DecisionNeeds {
  /** The decision is pending: the moderator continues without waiting for the response. */
  onLeave: (post: PostRef) => void;
  /** The decision failed. */
  onBack: (post: PostRef) => void;
  /** The post is no longer pending. */
  onDecided: (post: PostRef) => void;
  /** The post has changed since it was displayed. */
  onChanged: (post: PostRef) => void;
  onUndone: (posts: readonly PostRef[]) => void;
}

/** Sends and undoes decisions; displays the server's error messages. */
export function useDecisions({ onLeave, onBack, onDecided, onChanged, onUndone }: DecisionNeeds) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  /** Pending requests by post: the next post can be decided meanwhile, but undo waits for its decision. */
  const underWay = useRef(new Map<string, Promise<unknown>>());

  function refuse(refusal: FetchError, post: PostRef): void {
    if (refusal.code === 'conflict') {
      toast({
        kind: 'warning',
        title: t('admin-moderation:conflict'),
        text: t('admin-moderation:conflictText'),
      });
      onChanged(post);
      onBack(post);
      return;
    }
    const [first] = Object.values(refusal.errors ?? {}).flat();
    toast({ kind: 'error', title: t('admin-moderation:failed'), text: first ?? refusalWords(refusal) });
    if (refusal.code === 'already_decided' || refusal.code === 'not_found') onDecided(post);
    else onBack(post);
  }

  async function undo(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await Promise.allSettled(underWay.current.values());
    const { data, refusal } = await call(undoDecision, {});
    setBusy(false);
    if (refusal) {
      const title = t(
        refusal.code === 'cannot_undo' ? 'admin-moderation:nothingToUndo' : 'admin-moderation:failed',
      );
      toast({ kind: 'warning', title, text: refusalWords(refusal) });
      return;
    }
    toast({ kind: 'success', icon: 'undo', title: t('admin-moderation:undone') });
    onUndone(data.posts);
  }

  async function decide(verdict: Verdict, detail: QueueDetail, reason: ReasonGiven): Promise<void> {
    const { item, version } = detail;
    const key = keyOf(item);
    if (isBusy || underWay.current.has(key)) return;
    onLeave(item);
    const [params, options] = [{ kind: item.kind, id: item.id }, { headers: { 'if-match': version } }];
    const answer =
      verdict === 'approve'
        ? call(approvePost, { params }, options)
        : call(verdict === 'reject' ? rejectPost : requestPostChange, { params, body: reason }, options);
    underWay.current.set(key, answer);
    const { data, refusal } = await answer;
    underWay.current.delete(key);
    if (refusal) return refuse(refusal, item);
    const minutes = data.undoUntil ? Math.round((Date.parse(data.undoUntil) - Date.now()) / 60_000) : 0;
    toast({
      kind: 'success',
      title: t(doneWords[verdict]),
      ...(data.undoUntil && {
        text: t('admin-moderation:undoText', { title: item.title, minutes }),
        action: { label: t('admin-moderation:undo'), onPress: () => void undo() },
      }),
    });
    onDecided(item);
  }

  async function ban(detail: QueueDetail, reason: ReasonGiven): Promise<void> {
    setBusy(true);
    const { item, version } = detail;
    const { refusal } = await call(
      banPoster,
      { params: { kind: item.kind, id: item.id }, body: reason },
      { headers: { 'if-match': version } },
    );
    setBusy(false);
    if (refusal) return refuse(refusal, item);
    toast({ kind: 'success', title: t('admin-moderation:banned_done', { name: item.poster?.name ?? '' }) });
    onDecided(item);
  }

  return { isBusy, decide, undo, ban };
}
export type Decisions = ReturnType<typeof useDecisions>;
