import { randomUUID } from 'node:crypto';
import type {
  Banned,
  DecidedAnswer,
  DecidedMany,
  DecideMany,
  Reason,
  Undone,
  Verdict,
} from '../../../contract/decisions.ts';
import { AppError } from '../../../contract/errors.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { listingKindOf, ownKindOf } from '../../../contract/post-kinds.ts';
import { fieldMeant } from '../../../contract/reasons.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { messageOf } from '../../http/messages.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { note, nothingToNote } from '../audit/service.ts';
import { findPoster } from '../listings/poster-queries.ts';
import type { Decided, Posting, Waiting, Why } from '../posting/service.ts';
import type { Users } from '../users/service.ts';
import type { Claims } from './claims.ts';
import { dropDecisions, lockLastBatch } from './decision-queries.ts';
import type { Notices } from './notices.ts';
import { lockStamp } from './queries.ts';
import { addRefusal, settleRefusals, undoRefusals } from './refusal-queries.ts';

/** The post, the moderator, and the version they have read. */
export interface Wish {
  kind: OwnPostKind;
  id: number;
  actor: Actor;
  version: string | undefined;
}

export interface DecidingNeeds {
  db: Db;
  posting: Posting;
  users: Users;
  claims: Claims;
  notices: Notices;
}

/** Defaults to the field of the standard reason. */
const whyOf = (
  kind: OwnPostKind,
  { template = null, reason = null, field = fieldMeant(kind, template) }: Partial<Reason>,
  asksChange: boolean,
): Why => ({ template, note: reason, field, asksChange });

/** Decisions of moderators. Every decision is made once, is logged, and is sent to the poster. */
export function createDeciding({ db, posting, users, claims, notices }: DecidingNeeds) {
  interface Verdicted extends Wish {
    verdict: Verdict;
    why: Why;
    batch: string;
  }

  async function decideIn(tx: Db, wish: Verdicted, context: RequestContext): Promise<DecidedAnswer> {
    const { kind, id, actor, version, verdict, why, batch } = wish;
    const { userId } = actor;
    await claims.requireFree(tx, id, userId, context.now);
    // First, so that the stored state is the one decided on.
    await lockStamp(tx, id);
    const before = await posting.review.keep(tx, listingKindOf[kind], id);
    const by = { userId, version };
    const { waiting, decided } =
      verdict === 'approve'
        ? await posting.review.approve(tx, kind, id, by, context)
        : await posting.review.reject(tx, kind, id, why, by, context.now);
    await log(tx, verdict, waiting, decided, userId);
    if (verdict === 'approve') await settleRefusals(tx, id, context.now);
    else
      await addRefusal(tx, {
        ...{ listingId: id, body: waiting.body, template: why.template, note: why.note },
        ...{ isReturned: why.asksChange, decidedBy: userId, decidedAt: context.now },
      });
    await claims.end(tx, id);
    const undoUntil = await notices.notifyLater(tx, listingKindOf[kind], {
      batch,
      listingId: id,
      revisionId: waiting.change?.id ?? null,
      actorId: userId,
      verdict,
      template: why.template,
      note: why.note,
      field: why.field,
      before,
      decidedAt: context.now,
    });
    const status = verdict === 'approve' ? ('published' as const) : ('rejected' as const);
    return { kind, id, status, undoUntil: undoUntil?.toISOString() ?? null };
  }

  const decide = (wish: Wish, verdict: Verdict, reason: Partial<Reason>, context: RequestContext) => {
    const why = whyOf(wish.kind, reason, verdict === 'change');
    const whole = { ...wish, verdict, why, batch: randomUUID() };
    return db.transaction().execute((tx) => decideIn(tx, whole, context));
  };

  /** @throws AppError `not_found`, `already_decided`, `claimed`, `conflict`, `invalid_fields` */
  const approve = (wish: Wish, context: RequestContext): Promise<DecidedAnswer> =>
    decide(wish, 'approve', {}, context);

  /** Rejects a pending post. @throws AppError `not_found`, `already_decided`, `claimed`, `conflict` */
  const reject = (wish: Wish, reason: Reason, context: RequestContext): Promise<DecidedAnswer> =>
    decide(wish, 'reject', reason, context);

  /** Returns a pending post to its poster for changes. @throws AppError as `reject` */
  const askChange = (wish: Wish, reason: Reason, context: RequestContext): Promise<DecidedAnswer> =>
    decide(wish, 'change', reason, context);

  /** Decides on several posts independently, and returns failed decisions with reasons. */
  async function decideMany(
    { verdict, posts, template, reason }: DecideMany,
    actor: Actor,
    context: RequestContext,
  ): Promise<DecidedMany> {
    const decided: DecidedMany['decided'][number][] = [];
    const skipped: DecidedMany['skipped'][number][] = [];
    const batch = randomUUID();
    for (const { kind, id, stamp } of posts) {
      try {
        const done = await db.transaction().execute(async (tx) => {
          const known = await lockStamp(tx, id);
          if (known === undefined) throw new AppError('already_decided');
          if (known !== stamp) throw new AppError('conflict');
          const why = whyOf(kind, { template, reason }, verdict === 'change');
          return decideIn(tx, { kind, id, actor, version: undefined, verdict, why, batch }, context);
        });
        decided.push(done);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const [first] = Object.values(error.errors ?? {}).flat();
        skipped.push({ kind, id, message: first ?? messageOf(error.code, context.lang) });
      }
    }
    // If another moderator has decided all of them first, there is nothing to log.
    if (decided.length === 0) nothingToNote();
    return { decided, skipped };
  }

  /**
   * Undoes the caller's last decision: the post is pending in its former position, and nobody is notified. Changes
   * since by its poster or others remain.
   * @throws AppError `cannot_undo` if there is nothing to undo
   */
  async function undo({ userId }: Actor, { now }: RequestContext): Promise<Undone> {
    return db.transaction().execute(async (tx) => {
      const posts: Undone['posts'][number][] = [];
      const back: number[] = [];
      for (const row of await lockLastBatch(tx, userId, now)) {
        const { id, listing_id, kind, revision_id: revisionId, before, written_at } = row;
        if (!(await posting.review.takeBack(tx, { id: listing_id, kind, revisionId, before }, written_at)))
          continue;
        back.push(id);
        await undoRefusals(tx, id);
        posts.push({ kind: ownKindOf[kind], id: listing_id });
        const action = `${revisionId === null ? 'post' : 'change'}.undo`;
        const subject = ownKindOf[kind];
        const [was, is] = [{ decision: row.verdict }, { status: 'pending' }];
        await note(tx, { actorId: userId, action, subject, subjectId: listing_id, before: was, after: is });
      }
      if (back.length === 0) throw new AppError('cannot_undo');
      await dropDecisions(tx, back);
      return { posts };
    });
  }

  /**
   * Bans the poster of a pending post: all of their pending posts are rejected, and published ones hidden. It
   * cannot be undone here.
   * @throws AppError `not_found`, `already_decided`, `claimed`, `conflict`, and the errors of a ban
   */
  async function ban(
    { kind, id, actor, version }: Wish,
    reason: Reason,
    context: RequestContext,
  ): Promise<Banned> {
    const { userId, role } = actor;
    return db.transaction().execute(async (tx) => {
      await claims.requireFree(tx, id, userId, context.now);
      const { whole } = await posting.review.take(tx, kind, id, version);
      const { owner_id } = whole.listing;
      const poster = owner_id === null ? undefined : await findPoster(tx, owner_id);
      if (owner_id === null || !poster) throw new AppError('not_found');
      const said = reasonWords(
        { template: reason.template ?? null, note: reason.reason ?? null },
        poster.lang,
      );
      const what = { userId: owner_id, posts: 'hide' as const, reason: said ?? '' };
      await users.ban(tx, what, { userId, role }, context.now);
      await claims.end(tx, id);
      return { userId: owner_id };
    });
  }

  function log(tx: Db, verb: string, { kind, whole, change }: Waiting, decided: Decided, actorId: number) {
    const action = `${change ? 'change' : 'post'}.${verb === 'change' ? 'send_back' : verb}`;
    return note(tx, { actorId, action, subject: kind, subjectId: whole.listing.id, ...decided });
  }

  return { approve, reject, askChange, decideMany, undo, ban };
}
