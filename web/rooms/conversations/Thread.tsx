import { useCallback, useMemo, useRef, useState } from 'react';
import {
  type Conversation,
  type ConversationDetail,
  type Message,
  type OwnMessage,
  type SendMessage,
  sendMessage,
  withdrawPhone,
} from '../../../contract/conversations.ts';
import { isolate } from '../../i18n/isolate.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { inboxChanged } from '../../state/inbox-news.ts';
import { useCall } from '../../state/sending.ts';
import { useAsk } from '../../state/use-ask.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { useLateDialog } from '../../ui/use-late-dialog.tsx';
import { Composer } from './Composer.tsx';
import { ThreadSkeletons } from './ConversationSkeletons.tsx';
import { MessageLog } from './MessageLog.tsx';
import { PhoneOffer } from './PhoneCard.tsx';
import { PostPanel } from './PostPanel.tsx';
import { partnerName } from './partner-words.ts';
import * as styles from './Thread.module.css';
import { ThreadHead } from './ThreadHead.tsx';
import { ThreadMenu } from './ThreadMenu.tsx';
import { usePartnerReview } from './use-partner-review.tsx';
import { useSending } from './use-sending.ts';
import { useThread } from './use-thread.ts';
import { areHidden, hide, useWarnings } from './use-warnings.ts';
import { WarningNotice } from './WarningNotice.tsx';

const endings = {
  blocked: 'conversations:blockedNote',
  removed: 'conversations:removedNote',
  closed: 'conversations:closedNote',
} as const;

/** Suggested replies to the latest message, three at most. */
function repliesOf({ side, post }: Conversation, messages: readonly Message[], t: Translate): string[] {
  const last = messages.at(-1);
  if (!last || last.mine) return [];
  const isFirst = side === 'owner' && !messages.some(({ mine }) => mine);
  const kind = isFirst ? (post.kind === 'job' ? 'jobOwner' : 'owner') : 'reply';
  return ([1, 2, 3] as const).map((number) => t(`conversations:quick.${kind}${number}`));
}

/** An open conversation. Requires a key per conversation. */
export default function Thread({ id }: { id: number }) {
  const t = useWords();
  const thread = useThread(id);
  const { conversation, failure } = thread;
  if (failure !== null && !conversation) {
    return (
      <section className={styles.thread}>
        {failure === 404 ? (
          <EmptyState
            level={1}
            icon="chat"
            title={t('conversations:gone')}
            text={t('conversations:goneText')}
          >
            <a className={buttonStyles.primary} href="/messages">
              {t('conversations:back')}
            </a>
          </EmptyState>
        ) : (
          <FailedState />
        )}
      </section>
    );
  }
  if (!conversation) {
    return (
      <section className={styles.thread}>
        <ThreadSkeletons />
      </section>
    );
  }
  return (
    <>
      <OpenThread thread={thread} conversation={conversation} />
      <PostPanel post={conversation.post} partner={conversation.partner} />
    </>
  );
}

function OpenThread({
  thread,
  conversation,
}: {
  thread: ReturnType<typeof useThread>;
  conversation: ConversationDetail;
}) {
  const t = useWords();
  const ask = useAsk();
  const { id, post, partner, writing } = conversation;
  const { messages, add } = thread;
  const send = useCallback(
    async (message: SendMessage) => (await ask(sendMessage, { params: { id }, body: message })).data,
    [ask, id],
  );
  const onSent = useCallback(
    (message: OwnMessage) => {
      // One that waits for a moderator is read with the conversation.
      if (!message.held) add([message]);
      inboxChanged();
    },
    [add],
  );
  const sending = useSending(String(id), send, onSent);
  const rules = useWarnings();
  const [isHidden, setHidden] = useState(() => areHidden(id));
  const warned = useMemo(() => {
    if (!rules || isHidden) return [];
    return messages.flatMap(({ id: below, mine, text }) => {
      const warning = mine ? null : rules.warningOf(text);
      return warning ? [{ below, warning }] : [];
    });
  }, [rules, isHidden, messages]);
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const name = partnerName(partner, t);
  const typedPhone = useRef<string | null>(null);
  const [openSharing, shareDialog] = useLateDialog(async () =>
    (await import('./share-phone-dialog.tsx')).sharePhoneDialog(lang, {
      ...{ id, name: isolate(name), typed: typedPhone.current },
      onShared: (message) => {
        onSent({ ...message, held: false });
        thread.replace({ ...conversation, sharesPhone: true });
      },
    }),
  );
  const share = (typed: string | null) => {
    typedPhone.current = typed;
    openSharing();
  };
  const withdraw = async () => {
    const { data, refusal } = await call(withdrawPhone, { params: { id } });
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else {
      thread.replace(data);
      inboxChanged();
      toast({ kind: 'success', title: t('conversations:phoneWithdrawnMine') });
    }
  };
  const review = usePartnerReview(conversation);
  const [isReviewOffered, setReviewOffered] = useState(true);
  const isOver = post.state === 'sold' || post.state === 'rented' || post.state === 'filled';
  const canShare = writing === 'open' && !conversation.sharesPhone;
  const [isOffered, setOffered] = useState(true);
  const theirs = messages.findLast(({ phone, mine }) => phone?.number && !mine);
  const lastTheirs = messages.findLast(({ mine }) => !mine);
  const isCodeRequested = lastTheirs !== undefined && rules?.warningOf(lastTheirs.text) === 'code';
  const onBlocked = (blocked: ConversationDetail) => {
    thread.replace(blocked);
    inboxChanged();
  };
  const notices = new Map(
    warned.map(({ below, warning }, index) => [
      below,
      <WarningNotice
        key={below}
        id={id}
        warning={warning}
        isLast={index === warned.length - 1}
        onBlocked={onBlocked}
        onHide={() => {
          hide(id);
          setHidden(true);
        }}
      />,
    ]),
  );
  return (
    <section className={styles.thread} aria-label={post.title}>
      <ThreadHead
        partner={partner}
        post={post}
        answerTime={conversation.answerTime}
        rating={conversation.rating}
        menu={
          <ThreadMenu
            conversation={conversation}
            onChange={thread.replace}
            onShare={canShare ? () => share(null) : undefined}
            review={review}
            onWithdraw={conversation.sharesPhone ? () => void withdraw() : undefined}
          />
        }
      />
      <MessageLog
        messages={messages}
        held={conversation.held}
        sending={sending}
        seenTo={conversation.seenTo}
        earlier={thread.earlier}
        onRead={thread.read}
        partner={isolate(name)}
        onWithdraw={() => void withdraw()}
        notices={notices}
      >
        {theirs && canShare && isOffered && (
          <PhoneOffer
            title={t('conversations:shareYours', { name: isolate(name) })}
            text={t('conversations:shareYoursText')}
          >
            <button
              type="button"
              className={`${buttonStyles.quiet} ${buttonStyles.small}`}
              onClick={() => setOffered(false)}
            >
              {t('conversations:notNow')}
            </button>
            <button
              type="button"
              className={`${buttonStyles.soft} ${buttonStyles.small}`}
              onClick={() => share(null)}
            >
              {t('conversations:share')}
            </button>
          </PhoneOffer>
        )}
        {isOver && review.open && !review.hasOne && isReviewOffered && (
          <PhoneOffer
            title={t('conversations:reviewOffer', { name: isolate(name) })}
            text={t('conversations:reviewOfferText')}
          >
            <button
              type="button"
              className={`${buttonStyles.quiet} ${buttonStyles.small}`}
              onClick={() => setReviewOffered(false)}
            >
              {t('conversations:notNow')}
            </button>
            <button
              type="button"
              className={`${buttonStyles.soft} ${buttonStyles.small}`}
              onClick={review.open}
            >
              {t('conversations:review')}
            </button>
          </PhoneOffer>
        )}
      </MessageLog>
      {shareDialog}
      {review.dialog}
      {writing === 'open' ? (
        <Composer
          place={String(id)}
          replies={repliesOf(conversation, messages, t)}
          onSend={sending.send}
          isCodeRequested={isCodeRequested}
          onSharePhone={canShare ? share : undefined}
        />
      ) : (
        <p className={styles.ending} role="status">
          {t(endings[writing])}
        </p>
      )}
    </section>
  );
}
