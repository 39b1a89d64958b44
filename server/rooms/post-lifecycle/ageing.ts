import { limits } from '../../../contract/limits.ts';
import { pickText } from '../../../contract/locales.ts';
import { ownKindOf, ownPages } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import type { Letter, Mailer } from '../../mail/letter.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { eitherOf } from '../catalog/service.ts';
import { releaseClaimed } from '../claims/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { publishedUntil } from '../listings/published-until.ts';
import type { Cleanup } from '../media/service.ts';
import {
  deletePost,
  lockRemoved,
  noteExpired,
  noteReminded,
  type Place,
  readEnding,
  readPast,
  readRemoved,
  type TakenPost,
  takePost,
} from './ageing-queries.ts';
import { newLink } from './still-available-links.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The number of posts that are selected at once; each is then processed in its own transaction. */
const batch = 200;

const ageJob: JobKind<Nothing> = {
  name: 'posts-age',
  withinSeconds: 900,
  retries: 10,
  pauseSeconds: 15,
  longestPauseSeconds: 300,
  atOnce: 1,
};

export interface AgeingNeeds {
  db: Db;
  queue: Queue;
  mailer: Mailer;
  cleanup: Cleanup;
  publicUrl: string;
  now: () => Date;
}

/**
 * The lifecycle of posts over time: their posters are asked whether they are still available, posts past their
 * expiry expire, and deleted posts are erased with their files. Each post is processed in its own transaction,
 * which includes its email, so that everything happens once, with any number of processes and whenever one of them
 * crashes.
 */
export function createAgeing({ db, queue, mailer, cleanup, publicUrl, now }: AgeingNeeds) {
  async function walk(
    read: (place: Place | undefined, limit: number) => Promise<Place[]>,
    act: (tx: Db, id: number) => Promise<void>,
  ): Promise<void> {
    let place: Place | undefined;
    do {
      const places = await read(place, batch);
      for (const { id } of places) await db.transaction().execute((tx) => act(tx, id));
      place = places.length === batch ? places.at(-1) : undefined;
    } while (place);
  }

  /** Emails the poster in their language. Does nothing if the post has no owner. */
  async function notify(tx: Db, post: TakenPost, letter: (about: About) => Letter): Promise<void> {
    const { email, name, lang } = post;
    if (email === null || name === null || lang === null) return;
    const at = now();
    const canRenew = isRenewable(post, at);
    const link = canRenew
      ? await newLink(tx, { listingId: post.id, publicUrl, lang, now: at })
      : pageIn(publicUrl, ownPages[ownKindOf[post.kind]], lang);
    const title = pickText(eitherOf(post.title_en, post.title_ar), lang).text;
    await mailer.send(tx, { to: email, lang, letter: letter({ name, title, link, canRenew }) });
  }

  /** Asks before the expiry whether the post is still available; not if it cannot be renewed. */
  async function remind(tx: Db, id: number): Promise<void> {
    const post = await takePost(tx, id);
    if (!post?.expires_at || post.reminded_at) return;
    const until = post.expires_at.toISOString();
    await noteReminded(tx, id, now());
    const longest = publishedUntil(post.kind, now(), post.closes_at);
    if (longest && longest <= post.expires_at) return;
    await notify(tx, post, ({ name, title, link }) => ({
      kind: 'still-available',
      name,
      title,
      until,
      link,
    }));
  }

  async function expire(tx: Db, id: number): Promise<void> {
    const post = await takePost(tx, id);
    if (!post?.expires_at || post.expires_at > now()) return;
    await noteExpired(tx, id, now());
    // Posters are not notified that their event has taken place.
    if (post.kind === 'event') return;
    await notify(tx, post, (about) => ({ kind: 'post-expired', ...about }));
  }

  async function purge(tx: Db, id: number): Promise<void> {
    if (!(await lockRemoved(tx, id, undoEnds()))) return;
    // A business that was in the directory before its owner claimed it returns there.
    const pictures = (await releaseClaimed(tx, id)) ?? (await deletePost(tx, id));
    for (const mediaId of pictures) await cleanup.sweepNow(tx, mediaId);
  }
  const undoEnds = () => new Date(now().getTime() - limits.undoDeleteMinutes * minute);

  async function age(): Promise<void> {
    // An expired post needs no further question.
    await walk((place, limit) => readPast(db, now(), place, limit), expire);
    const soon = () => new Date(now().getTime() + limits.expiryNoticeDays * day);
    await walk((place, limit) => readEnding(db, now(), soon(), place, limit), remind);
    await walk((place, limit) => readRemoved(db, undoEnds(), place, limit), purge);
  }
  queue.repeat(ageJob, limits.postAgeingSeconds, age);
}

interface About {
  name: string;
  title: string;
  link: string;
  canRenew: boolean;
}

const isRenewable = ({ closes_at }: TakenPost, at: Date): boolean => closes_at === null || closes_at > at;
