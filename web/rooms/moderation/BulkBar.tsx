import { useState } from 'react';
import { decideMany, type Verdict } from '../../../contract/decisions.ts';
import { limits } from '../../../contract/limits.ts';
import type { QueueItem } from '../../../contract/moderation.ts';
import * as checkStyles from '../../back-office/ui/check.module.css';
import * as dialogStyles from '../../back-office/ui/dialog.module.css';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './BulkBar.module.css';
import { hasReason, noReason, ReasonFields } from './ReasonFields.tsx';
import { keyOf, type PostRef } from './use-details.ts';

interface Props {
  items: readonly QueueItem[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onDecided: (posts: readonly PostRef[]) => void;
}

/** The key of a selected post, including its version: one that its poster changed since is deselected. */
export const choiceOf = (item: QueueItem): string => `${keyOf(item)} ${item.stamp}`;

/** Decides on several posts at once: approves them, or rejects them for one reason. */
export function BulkBar({ items, chosen, onChoose, onDecided }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState(noReason);
  const [isMissing, setMissing] = useState(false);
  const free = items.filter(({ claimedBy }) => !claimedBy);
  const posts = free.filter((item) => chosen.has(choiceOf(item))).slice(0, limits.page.max);

  async function decide(verdict: Verdict): Promise<void> {
    setBusy(true);
    const { data, refusal } = await call(decideMany, {
      body: {
        verdict,
        posts: posts.map(({ kind, id, stamp }) => ({ kind, id, stamp })),
        ...(verdict !== 'approve' && reason),
      },
    });
    setBusy(false);
    setAsking(false);
    if (refusal) {
      toast({ kind: 'error', title: t('admin-moderation:failed'), text: refusalWords(refusal) });
      return;
    }
    const [first] = data.skipped;
    if (data.decided.length > 0)
      toast({ kind: 'success', title: t('admin-moderation:manyDone', { count: data.decided.length }) });
    if (first)
      toast({
        kind: 'error',
        title: t('admin-moderation:manyKept', { count: data.skipped.length, why: first.message }),
      });
    onDecided(data.decided);
  }

  const all = free.length > 0 && free.every((item) => chosen.has(choiceOf(item)));
  return (
    <div className={styles.bar}>
      <label className={checkStyles.check}>
        <input
          type="checkbox"
          checked={all}
          onChange={() => onChoose(all ? new Set() : new Set(free.map(choiceOf)))}
        />
        {t('admin-moderation:selectAll')}
      </label>
      <p role="status">{t('admin-moderation:selected', { count: posts.length })}</p>
      <div className={layoutStyles.row}>
        <button
          type="button"
          className={`${buttonStyles.primary} ${buttonStyles.small}`}
          disabled={isBusy || posts.length === 0}
          onClick={() => void decide('approve')}
        >
          {t('admin-moderation:manyApprove')}
        </button>
        <button
          type="button"
          className={`${buttonStyles.danger} ${buttonStyles.small}`}
          disabled={isBusy || posts.length === 0}
          onClick={() => setAsking(true)}
        >
          {t('admin-moderation:manyReject')}
        </button>
      </div>
      {isAsking && (
        <Sheet
          title={t('admin-moderation:manyTitle', { count: posts.length })}
          closeLabel={t('admin:close')}
          className={dialogStyles.dialog}
          onClose={() => setAsking(false)}
          footer={(close) => (
            <div className={layoutStyles.row}>
              <button
                type="button"
                className={buttonStyles.danger}
                disabled={isBusy}
                onClick={() => (hasReason(reason) ? void decide('reject') : setMissing(true))}
              >
                {t('admin-moderation:reject')}
              </button>
              <button type="button" className={buttonStyles.outlined} onClick={close}>
                {t('admin:cancel')}
              </button>
            </div>
          )}
        >
          <ReasonFields value={reason} onChange={setReason} isMissing={isMissing && !hasReason(reason)} />
        </Sheet>
      )}
    </div>
  );
}
