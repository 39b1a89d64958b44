import { useCallback, useMemo, useState } from 'react';
import {
  type Conversation,
  type ConversationDetail,
  type Message,
  sendMessage,
} from '../../../contract/conversations.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { inboxChanged } from '../../state/inbox-news.ts';
import { useAsk } from '../../state/use-ask.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { Composer } from './Composer.tsx';
import { ThreadSkeletons } from './ConversationSkeletons.tsx';
import { MessageLog } from './MessageLog.tsx';
import { PostPanel } from './PostPanel.tsx';
import * as styles from './Thread.module.css';
import { ThreadHead } from './ThreadHead.tsx';
import { ThreadMenu } from './ThreadMenu.tsx';
import { useSending } from './use-sending.ts';
import { useThread } from './use-thread.ts';
import { areHidden, hide, useWarnings } from './use-warnings.ts';
import { WarningNotice } from './WarningNotice.tsx';

const endings = {
  blocked: 'conversations:blockedNote',
  removed: 'conversations:removedNote',
  closed: 'conversations:closedNote',
} as const;

/** Answers that fit what was written last, three at most. */
function repliesOf({ side, post }: Conversation, messages: readonly Message[], t: Translate): string[] {
  const last = messages.at(-1);
  if (!last || last.mine) return [];
  const isFirst = side === 'owner' && !messages.some(({ mine }) => mine);
  const kind = isFirst ? (post.kind === 'job' ? 'jobOwner' : 'owner') : 'reply';
  return ([1, 2, 3] as const).map((number) => t(`conversations:quick.${kind}${number}`));
}

/** A conversation that is open. Another one needs another key. */
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
    async (message: { clientId: string; text: string }) =>
      (await ask(sendMessage, { params: { id }, body: message })).data,
    [ask, id],
  );
  const onSent = useCallback(
    (message: Message) => {
      add([message]);
      inboxChanged();
    },
    [add],
  );
  const sending = useSending(String(id), send, onSent);
  const rules = useWarnings();
  const [isHidden, setHidden] = useState(() => areHidden(id));
  const notice = useMemo(() => {
    if (!rules || isHidden) return null;
    const warned = messages.findLast(({ mine, text }) => !mine && rules.warningOf(text) !== null);
    return warned && { below: warned.id, warning: rules.warningOf(warned.text) };
  }, [rules, isHidden, messages]);
  const onBlocked = (blocked: ConversationDetail) => {
    thread.replace(blocked);
    inboxChanged();
  };
  return (
    <section className={styles.thread} aria-label={post.title}>
      <ThreadHead
        partner={partner}
        post={post}
        menu={<ThreadMenu conversation={conversation} onChange={thread.replace} />}
      />
      <MessageLog
        messages={messages}
        sending={sending}
        seenTo={conversation.seenTo}
        earlier={thread.earlier}
        onRead={thread.read}
        notice={
          notice?.warning
            ? {
                below: notice.below,
                node: (
                  <WarningNotice
                    id={id}
                    warning={notice.warning}
                    onBlocked={onBlocked}
                    onHide={() => {
                      hide(id);
                      setHidden(true);
                    }}
                  />
                ),
              }
            : null
        }
      />
      {writing === 'open' ? (
        <Composer replies={repliesOf(conversation, messages, t)} onSend={sending.send} />
      ) : (
        <p className={styles.ending} role="status">
          {t(endings[writing])}
        </p>
      )}
    </section>
  );
}
