import { useEffect, useMemo, useRef, useState } from 'react';
import type { Verdict } from '../../../contract/decisions.ts';
import type { Claimer, QueueDetail } from '../../../contract/moderation.ts';
import { ageWords } from '../../back-office/age-words.ts';
import { clockWords } from '../../back-office/time-words.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { useKeys } from '../../back-office/use-keys.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { ActionBar } from './ActionBar.tsx';
import { ChangeView } from './ChangeView.tsx';
import { Checks } from './Checks.tsx';
import { changesOf } from './changes.ts';
import { EarlierRefusal } from './EarlierRefusal.tsx';
import { PageSheet } from './PageSheet.tsx';
import { PostPreview } from './PostPreview.tsx';
import * as styles from './QueuePost.module.css';
import { hasReason, noReason, ReasonFields } from './ReasonFields.tsx';
import type { Decisions } from './use-decisions.ts';

interface Props {
  detail: QueueDetail;
  /** Its position in the queue; null if the list does not contain it. */
  place: { index: number; total: number } | null;
  /** Another moderator who has claimed it. */
  held: Claimer | null;
  decisions: Decisions;
  onMove: (by: 1 | -1) => void;
  onHelp: () => void;
}

/** A complete pending post: its preview, its checks, and its actions. */
export function QueuePost({ detail, place, held, decisions, onMove, onHelp }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { item, body, published, earlier, pictures, names, checks } = detail;
  const [reason, setReason] = useState(noReason);
  const [isMissing, setMissing] = useState(false);
  const [isBanning, setBanning] = useState(false);
  const [isSeeing, setSeeing] = useState(false);
  const firstReason = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const speech = useMemo(() => ({ t, lang, names }), [t, lang, names]);
  const changes = published && changesOf(item.kind, published, body, speech);
  // Keyboard navigation moves the focus, so that the post is read out.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function decide(verdict: Verdict): void {
    if (held) return;
    if (verdict !== 'approve' && !hasReason(reason)) askReason();
    else void decisions.decide(verdict, detail, reason);
  }
  function askReason(): void {
    setMissing(true);
    firstReason.current?.focus();
    firstReason.current?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  }
  function askBan(): void {
    if (held) return;
    if (hasReason(reason)) setBanning(true);
    else askReason();
  }
  useKeys({
    a: () => decide('approve'),
    r: () => decide('reject'),
    e: () => decide('change'),
    v: () => setSeeing(true),
  });

  const poster = item.poster?.name;
  return (
    <>
      <header className={styles.head}>
        <a
          className={`${buttonStyles.icon} ${visibilityStyles.small}`}
          href="/admin/queue"
          aria-label={t('admin-moderation:back')}
          data-stay=""
        >
          <Icon name="back" flip />
        </a>
        <div className={layoutStyles.grow}>
          <h2 ref={heading} tabIndex={-1} lang={item.lang}>
            <bdi>{item.title}</bdi>
          </h2>
          <p className={`${textStyles.muted} ${textStyles.small}`}>
            <bdi>{poster ? t('admin-moderation:by', { name: poster }) : t('admin-moderation:nobody')}</bdi> ·{' '}
            {ageWords(item.submittedAt, Date.now(), lang)} ·{' '}
            {t(published ? 'admin-moderation:change' : 'admin-moderation:newPost')}
          </p>
        </div>
        {place && (
          <span className={`${textStyles.muted} ${styles.position}`}>
            {t('admin-moderation:position', { index: place.index + 1, total: place.total })}
          </span>
        )}
        <button
          type="button"
          className={`${buttonStyles.icon} ${styles.step}`}
          aria-label={t('admin-moderation:seePage')}
          title={t('admin-moderation:seePage')}
          onClick={() => setSeeing(true)}
        >
          <Icon name="eye" />
        </button>
        <button
          type="button"
          className={`${buttonStyles.icon} ${styles.step}`}
          aria-label={t('admin-moderation:previous')}
          onClick={() => onMove(-1)}
        >
          <Icon name="back" flip />
        </button>
        <button
          type="button"
          className={`${buttonStyles.icon} ${styles.step}`}
          aria-label={t('admin-moderation:next')}
          onClick={() => onMove(1)}
        >
          <Icon name="chevron" flip />
        </button>
      </header>
      <div className={styles.preview}>
        {held && (
          <div className={styles.held} role="status">
            <Icon name="eye" />
            <p className={layoutStyles.grow}>
              <bdi>
                {t('admin-moderation:lookingText', { name: held.name, time: clockWords(held.until, lang) })}
              </bdi>
            </p>
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              onClick={() => onMove(1)}
            >
              {t('admin-moderation:skip')}
            </button>
          </div>
        )}
        {item.takenDownFor && (
          <div className={styles.before}>
            <Icon name="eye-off" />
            <p className={layoutStyles.grow}>
              {t('admin-moderation:takenDownFor')} <bdi>{item.takenDownFor}</bdi>
            </p>
          </div>
        )}
        <div className={styles.post}>
          {earlier && <EarlierRefusal detail={detail} earlier={earlier} speech={speech} />}
          {changes && (
            <section className={layoutStyles.panel}>
              <h3>
                {t('admin-moderation:whatChanged')}{' '}
                <span className={tagStyles.plain}>
                  {t('admin-moderation:changedFields', { count: changes.length })}
                </span>
              </h3>
              <ChangeView changes={changes} pictures={pictures} />
            </section>
          )}
          {changes && <h3 className={styles.whole}>{t('admin-moderation:wholePost')}</h3>}
          <PostPreview kind={item.kind} id={item.id} body={body} pictures={pictures} speech={speech} />
        </div>
        <div className={styles.side}>
          <Checks checks={checks} signals={item.signals} />
          <section className={layoutStyles.panel}>
            <ReasonFields
              value={reason}
              onChange={setReason}
              isMissing={isMissing && !hasReason(reason)}
              kind={item.kind}
              first={firstReason}
            />
            {poster && (
              <button
                type="button"
                className={`${buttonStyles.outlined} ${buttonStyles.small}`}
                aria-disabled={held !== null || undefined}
                onClick={askBan}
              >
                <Icon name="shield" size="s" />
                {t('admin-moderation:ban')}
              </button>
            )}
          </section>
        </div>
      </div>
      <ActionBar
        isBusy={decisions.isBusy}
        held={
          held && t('admin-moderation:heldUntil', { name: held.name, time: clockWords(held.until, lang) })
        }
        onApprove={() => decide('approve')}
        onReject={() => decide('reject')}
        onAskChange={() => decide('change')}
        onHelp={onHelp}
      />
      {isSeeing && <PageSheet item={item} onClose={() => setSeeing(false)} />}
      {isBanning && (
        <ConfirmDialog
          title={t('admin-moderation:banTitle', { name: poster ?? '' })}
          action={t('admin-moderation:banYes')}
          danger
          busy={decisions.isBusy}
          onConfirm={() => {
            setBanning(false);
            void decisions.ban(detail, reason);
          }}
          onClose={() => setBanning(false)}
        >
          <p>{t('admin-moderation:banText')}</p>
          <p className={textStyles.muted}>{t('admin-moderation:banUndo')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
