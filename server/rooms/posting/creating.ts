import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { OwnPost, OwnPostKind } from '../../../contract/my-posts.ts';
import { postSchemas } from '../../../contract/posting/posting.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { TooManyRequests } from '../../http/too-many-requests.ts';
import { fingerprintOf } from '../../http/wording.ts';
import { writeListings } from '../listings/service.ts';
import { type Body, draftOf } from './kinds.ts';
import type { PostingNeeds, Sent } from './posting-needs.ts';
import { countPostings, forgetPostings, lockPoster, readByKey, readSame, writePosting } from './queries.ts';
import { type Writing, withHoursConfirmed } from './writing.ts';

const day = 86_400_000;

/** Creates posts, each once however often it is submitted. */
export function createCreating({ db, source, myPosts }: PostingNeeds, writing: Writing) {
  /**
   * Creates a pending post, or returns the one that an earlier request of the same submission created.
   * @throws AppError `invalid_fields`, `banned`, `key_reused`, `gone`; TooManyRequests for a new account's eleventh
   */
  async function create(
    actor: Actor,
    { kind, fields, key }: Sent,
    context: RequestContext,
  ): Promise<OwnPost> {
    const { lang, now } = context;
    const { userId } = actor;
    const parsed = postSchemas[kind].safeParse(fields);
    const id = await db.transaction().execute(async (tx) => {
      const poster = await lockPoster(tx, userId);
      if (!poster) throw new AppError('unauthenticated');
      if (poster.banned_at) throw new AppError('banned');
      const fingerprint = fingerprintOf(kind, parsed.success ? parsed.data : {});
      if (parsed.success) {
        const earlier = await findEarlier(tx, { userId, key, fingerprint, now });
        if (earlier) return earlier;
      }
      const body = await writing.examine(tx, fields, { kind, userId, before: null, lang, now });
      await requireRoom(tx, poster, now);
      const made = await insert(tx, kind, userId, body, now);
      const posting = { userId, key: key ?? null, fingerprint, listingId: made, isDouble: false, now };
      await writePosting(tx, posting);
      await forgetPostings(tx, userId, new Date(now.getTime() - 2 * day));
      return made;
    });
    return myPosts.one(id, context);
  }

  interface Earlier {
    userId: number;
    key: string | undefined;
    fingerprint: Buffer;
    now: Date;
  }

  /** The post that an earlier request with the same key, or with identical fields a moment ago, created. */
  async function findEarlier(tx: Db, { userId, key, fingerprint, now }: Earlier): Promise<number | null> {
    const byKey = key === undefined ? undefined : await readByKey(tx, userId, key);
    if (byKey) {
      if (!byKey.fingerprint.equals(fingerprint)) throw new AppError('key_reused');
      if (byKey.listing_id === null || byKey.removed_at !== null) throw new AppError('gone');
      return byKey.listing_id;
    }
    const since = new Date(now.getTime() - limits.samePostSeconds * 1000);
    const same = await readSame(tx, userId, fingerprint, since);
    if (same !== null && key !== undefined) {
      await writePosting(tx, { userId, key, fingerprint, listingId: same, isDouble: true, now });
    }
    return same;
  }

  async function requireRoom(tx: Db, poster: { id: number; created_at: Date }, now: Date): Promise<void> {
    if (now.getTime() - poster.created_at.getTime() >= limits.newAccountDays * day) return;
    const { points, seconds } = limits.rates.newAccountPosts;
    const { count, first } = await countPostings(tx, poster.id, new Date(now.getTime() - seconds * 1000));
    if (count < points) return;
    const since = first ? new Date(first).getTime() : now.getTime();
    throw new TooManyRequests(since + seconds * 1000 - now.getTime());
  }

  async function insert(tx: Db, kind: OwnPostKind, userId: number, body: Body, now: Date): Promise<number> {
    const catalog = await source.catalog();
    const written = draftOf(kind, body, catalog, null, {
      status: 'pending',
      ownerId: userId,
      verified: false,
      publishedAt: null,
      expiresAt: null,
      source: null,
    });
    const draft = withHoursConfirmed(written, null, now);
    const { ids } = await writeListings(tx, catalog, draft.kind, [draft]);
    return ids[0] as number;
  }

  return { create };
}
