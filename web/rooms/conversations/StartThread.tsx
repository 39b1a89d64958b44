import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import {
  type ConversationStart,
  type OwnMessage,
  readConversationStart,
  type SendMessage,
  startConversation,
} from '../../../contract/conversations.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { inboxChanged } from '../../state/inbox-news.ts';
import { useAsk } from '../../state/use-ask.ts';
import { useRead } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import type { About } from './about.ts';
import { Composer } from './Composer.tsx';
import { ThreadSkeletons } from './ConversationSkeletons.tsx';
import { MessageLog } from './MessageLog.tsx';
import { PostPanel } from './PostPanel.tsx';
import { partnerName } from './partner-words.ts';
import * as styles from './Thread.module.css';
import { ThreadHead } from './ThreadHead.tsx';
import { useSending } from './use-sending.ts';

/** The conversation before its first message. If one already exists, it redirects there. */
export default function StartThread({ about }: { about: About }) {
  const t = useWords();
  const navigate = useNavigate();
  const { kind, id } = about;
  const { data, status, ...reading } = useRead(readConversationStart, {
    params: { folder: postFolders[kind] as 'products', id },
  });
  const conversationId = data?.conversationId ?? null;
  useEffect(() => {
    if (conversationId !== null) void navigate(`/messages/${conversationId}`, { replace: true });
  }, [conversationId, navigate]);
  const code = 'code' in reading ? reading.code : null;
  if (status === 'failed') {
    return (
      <section className={styles.thread}>
        {code === 404 || code === 410 ? (
          <EmptyState
            level={1}
            icon="chat"
            title={t('errors:goneTitle')}
            text={t('conversations:cannotStart')}
          />
        ) : (
          <FailedState />
        )}
      </section>
    );
  }
  if (!data || conversationId !== null) {
    return (
      <section className={styles.thread}>
        <ThreadSkeletons />
      </section>
    );
  }
  return (
    <>
      <FirstMessage about={about} start={data} />
      <PostPanel post={data.post} partner={data.partner} />
    </>
  );
}

function FirstMessage({ about: { kind, id }, start }: { about: About; start: ConversationStart }) {
  const t = useWords();
  const ask = useAsk();
  const navigate = useNavigate();
  const { post, partner, own, open } = start;
  const send = useCallback(
    async (message: SendMessage): Promise<OwnMessage> => {
      const params = { folder: postFolders[kind] as 'products', id };
      const { data } = await ask(startConversation, { params, body: message });
      inboxChanged();
      void navigate(`/messages/${data.conversationId}`, { replace: true });
      return data.message;
    },
    [ask, navigate, kind, id],
  );
  const place = `about-${kind}-${id}`;
  const sending = useSending(place, send, () => undefined);
  const replies = ([1, 2, 3] as const).map((number) => t(`conversations:quick.${kind}${number}`));
  const intro =
    partner.name === null
      ? t('conversations:startAnonymous')
      : t('conversations:start', { name: isolate(partnerName(partner, t)) });
  return (
    <section className={styles.thread} aria-label={post.title}>
      <ThreadHead partner={partner} post={post} />
      {own ? (
        <EmptyState icon="chat" title={t('conversations:ownPost')} text={t('conversations:ownPostText')}>
          <a className={buttonStyles.primary} href="/messages">
            {t('conversations:back')}
          </a>
        </EmptyState>
      ) : (
        <MessageLog
          messages={[]}
          sending={sending}
          seenTo={0}
          earlier={null}
          onRead={() => undefined}
          intro={open && <p className={`${textStyles.muted} ${styles.intro}`}>{intro}</p>}
        />
      )}
      {!own && open && <Composer place={place} replies={replies} onSend={sending.send} />}
      {!own && !open && (
        <p className={styles.ending} role="status">
          {t('conversations:cannotStart')}
        </p>
      )}
    </section>
  );
}
