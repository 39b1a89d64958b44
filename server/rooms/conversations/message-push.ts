import type { ConversationSide } from '../../../contract/conversations.ts';
import { pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { messageOf } from '../../http/messages.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Queue } from '../../queue/queue.ts';
import { eitherOf } from '../catalog/service.ts';
import type { MemberPush } from '../push/service.ts';
import { isHidden, presentPartner, writingOf } from './presenting.ts';
import { readOne } from './queries.ts';
import { endMailOf, readUnreadOf } from './unread-queries.ts';

const pushJob: JobKind<{ conversationId: number; side: ConversationSide }> = {
  name: 'messages-push',
  withinSeconds: 60,
  retries: 2,
  pauseSeconds: 5,
  longestPauseSeconds: 30,
  atOnce: 4,
};

/** Push notifications of messages: sender and post, without any content. If one was delivered, no email follows. */
export function createMessagePush({
  db,
  queue,
  push,
  now,
}: {
  db: Db;
  queue: Pick<Queue, 'work' | 'send'>;
  push: MemberPush;
  now: () => Date;
}) {
  queue.work(pushJob, async ({ conversationId: id, side }) => {
    const reader = await readUnreadOf(db, id, side);
    if (!reader || reader.unread === 0 || reader.is_muted) return;
    const row = await readOne(db, reader.user_id, id);
    if (!row || ['blocked', 'closed'].includes(writingOf(row, now()))) return;
    const taken = await push.send(reader.user_id, 'messages', (lang) => {
      const { text } = pickText(eitherOf(row.title_en, row.title_ar), lang);
      return {
        title: presentPartner(row, isHidden(row)).name ?? messageOf('push.poster', lang),
        body: messageOf('push.message', lang).replace('{{title}}', text),
        path: `/messages/${id}`,
        tag: `conversation-${id}`,
      };
    });
    if (taken > 0) await endMailOf(db, id, side);
  });

  return {
    /** Notifies a side after the transaction is committed. */
    async later(tx: Db, conversationId: number, side: ConversationSide): Promise<void> {
      if (push.isOn) await queue.send(tx, pushJob, { conversationId, side });
    },
  };
}
export type MessagePush = ReturnType<typeof createMessagePush>;
