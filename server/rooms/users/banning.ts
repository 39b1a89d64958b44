import { AppError } from '../../../contract/errors.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import type { Mailer } from '../../mail/letter.ts';
import { endSessions } from '../accounts/service.ts';
import { note, nothingToNote } from '../audit/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { type RefuseNeeds, refuseAllOf } from '../posting/service.ts';
import { countHidden, lockPosts, lockUser, removePublished, setBanned } from './ban-queries.ts';
import { handOf, type Judge } from './judge.ts';

export interface BanNeeds extends RefuseNeeds {
  mailer: Mailer;
  publicUrl: string;
}

export interface Ban {
  userId: number;
  /** What happens to their posts: hidden until they are unbanned, or deleted. */
  posts: 'hide' | 'remove';
  /** They can read it; it is in the audit log. */
  reason: string;
}

/** Banning and unbanning members, in the caller's transaction. */
export function createBanning({ mailer, publicUrl, sweepLater }: BanNeeds) {
  /**
   * Bans a member. Their sessions end, pending posts are rejected, published ones are hidden or deleted, saved
   * items remain; they are notified by email. Idempotent.
   * @returns whether they were not banned before
   * @throws AppError `not_found`, `own_account`, and `staff_account` for members of the team: their role must be
   * removed first
   */
  async function ban(tx: Db, { userId, posts, reason }: Ban, judge: Judge, now: Date): Promise<boolean> {
    if (judge !== 'command' && judge.userId === userId) throw new AppError('own_account');
    await lockPosts(tx, userId);
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('not_found');
    if (user.role !== 'member') throw new AppError('staff_account');
    if (user.banned_at) return nothing();
    const by = handOf(judge);
    const refused = await refuseAllOf(tx, { ownerId: userId, reason, by: by.actorId, now }, { sweepLater });
    for (const { kind, id, isChange } of refused) {
      await note(tx, {
        ...by,
        action: `${isChange ? 'change' : 'post'}.reject`,
        subject: kind,
        subjectId: id,
        before: isChange ? { change: 'pending' } : { status: 'pending' },
        after: isChange ? { change: 'rejected', reason } : { status: 'rejected', reason },
      });
    }
    const removed = posts === 'remove' ? await removePublished(tx, userId, now) : [];
    for (const { id, kind, status } of removed) {
      const subject = ownKindOf[kind];
      await note(tx, {
        ...by,
        action: 'post.remove',
        subject,
        subjectId: id,
        before: { status },
        after: { status: 'removed' },
      });
    }
    await setBanned(tx, userId, now, now);
    await endSessions(tx, userId);
    const hidden = await countHidden(tx, userId);
    await note(tx, {
      ...by,
      action: 'user.ban',
      subject: 'user',
      subjectId: userId,
      before: { banned: false },
      after: { banned: true, reason, hidden, removed: removed.length, rejected: refused.length },
    });
    const { email: to, name, lang } = user;
    const link = pageIn(publicUrl, '/Contact', lang);
    await mailer.send(tx, { to, lang, letter: { kind: 'account-closed', name, reason, link } });
    return true;
  }

  /**
   * Unbans a member: hidden posts are published again, and they are notified by email.
   * @returns whether they were banned
   * @throws AppError `not_found`
   */
  async function unban(tx: Db, userId: number, judge: Judge, now: Date): Promise<boolean> {
    await lockPosts(tx, userId);
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('not_found');
    if (!user.banned_at) return nothing();
    const published = await countHidden(tx, userId);
    await setBanned(tx, userId, null, now);
    await note(tx, {
      ...handOf(judge),
      action: 'user.unban',
      subject: 'user',
      subjectId: userId,
      before: { banned: true },
      after: { banned: false, shown: published },
    });
    const { email: to, name, lang } = user;
    const link = pageIn(publicUrl, '/Login', lang);
    await mailer.send(tx, { to, lang, letter: { kind: 'account-reopened', name, link } });
    return true;
  }

  return { ban, unban };
}

function nothing(): false {
  nothingToNote();
  return false;
}
