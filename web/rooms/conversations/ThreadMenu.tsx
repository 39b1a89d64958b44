import { useState } from 'react';
import {
  blockPartner,
  type ConversationDetail,
  sortConversation,
  unblockPartner,
} from '../../../contract/conversations.ts';
import type { DataOf } from '../../../contract/endpoint.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useDropdown } from '../../layout/use-dropdown.ts';
import { useSite } from '../../site.tsx';
import { inboxChanged } from '../../state/inbox-news.ts';
import { type Outcome, useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { useLateDialog } from '../../ui/use-late-dialog.tsx';
import { partnerName } from './partner-words.ts';
import * as styles from './ThreadMenu.module.css';

interface Props {
  conversation: ConversationDetail;
  onChange: (conversation: ConversationDetail) => void;
  /** Shares one's phone number, or revokes it; absent if unavailable. */
  onShare: (() => void) | undefined;
  onWithdraw: (() => void) | undefined;
  review: { open: (() => void) | undefined; hasOne: boolean };
}

/** What can be done with a conversation: mute, archive, review, block. */
export function ThreadMenu({ conversation, onChange, onShare, onWithdraw, review }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { box, button } = useDropdown(isOpen, () => setOpen(false));
  const { id, muted, archived, writing, partner } = conversation;
  const isBlocked = writing === 'blocked';
  const { lang } = useSite();
  const [openReport, reportSheet] = useLateDialog(async () =>
    (await import('./report-dialog.tsx')).reportDialog(lang, id),
  );

  const take = ({ data, refusal }: Outcome<ConversationDetail>, said: WordKey, undo?: () => void) => {
    if (refusal) {
      toast({ kind: 'error', title: wordsOf(refusal) });
      return;
    }
    onChange(data);
    inboxChanged();
    toast({
      kind: 'success',
      title: t(said),
      ...(undo && { action: { label: t('conversations:undo'), onPress: undo } }),
    });
  };
  const sort = async (state: { muted?: boolean; archived?: boolean }, said: WordKey, undo?: () => void) => {
    setOpen(false);
    button.current?.focus();
    const params = { id };
    take(
      (await call(sortConversation, { params, body: state })) as Outcome<DataOf<typeof sortConversation>>,
      said,
      undo,
    );
  };
  const mute = (to: boolean) => sort({ muted: to }, to ? 'conversations:muted' : 'conversations:unmuted');
  const archive = (to: boolean): Promise<void> =>
    sort(
      { archived: to },
      to ? 'conversations:archivedDone' : 'conversations:unarchived',
      to ? () => void archive(false) : undefined,
    );
  const unblock = async () => {
    setOpen(false);
    take(await call(unblockPartner, { params: { id } }), 'conversations:unblocked');
  };
  const block = async () => {
    const { data, refusal } = await call(blockPartner, { params: { id }, body: {} });
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else {
      onChange(data);
      inboxChanged();
    }
  };
  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={buttonStyles.icon}
        aria-label={t('conversations:more')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div className={styles.menu}>
          <button type="button" onClick={() => void mute(!muted)}>
            <Icon name={muted ? 'eye' : 'eye-off'} />
            {t(muted ? 'conversations:unmute' : 'conversations:mute')}
          </button>
          <button type="button" onClick={() => void archive(!archived)}>
            <Icon name="box" />
            {t(archived ? 'conversations:unarchive' : 'conversations:archive')}
          </button>
          {(onShare || onWithdraw) && (
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                (onWithdraw ?? onShare)?.();
              }}
            >
              <Icon name="phone" />
              {t(onWithdraw ? 'conversations:withdrawPhone' : 'conversations:sharePhone')}
            </button>
          )}
          {review.open && (
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                review.open?.();
              }}
            >
              <Icon name="star" />
              {t(review.hasOne ? 'conversations:changeReview' : 'conversations:review')}
            </button>
          )}
          {partner.kind !== 'former' && (
            <>
              <hr />
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  openReport();
                }}
              >
                <Icon name="flag" />
                {t('conversations:report')}
              </button>
              {isBlocked ? (
                <button type="button" onClick={() => void unblock()}>
                  <Icon name="undo" flip />
                  {t('conversations:unblock')}
                </button>
              ) : (
                <button
                  type="button"
                  className={styles.danger}
                  onClick={() => {
                    setOpen(false);
                    setAsking(true);
                  }}
                >
                  <Icon name="block" />
                  {t('conversations:block')}
                </button>
              )}
            </>
          )}
        </div>
      )}
      {reportSheet}
      {isAsking && (
        <Sheet
          title={
            partner.name === null
              ? t('conversations:blockTitleAnonymous')
              : t('conversations:blockTitle', { name: isolate(partnerName(partner, t)) })
          }
          closeLabel={t('layout:close')}
          onClose={() => setAsking(false)}
          footer={(close) => (
            <>
              <button type="button" className={buttonStyles.quiet} onClick={close}>
                {t('conversations:cancel')}
              </button>
              <button
                type="button"
                className={buttonStyles.dangerFilled}
                onClick={() => void block().finally(close)}
              >
                {t('conversations:blockNow')}
              </button>
            </>
          )}
        >
          <p>{t('conversations:blockText')}</p>
        </Sheet>
      )}
    </div>
  );
}
