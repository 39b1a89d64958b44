import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import {
  type Candidate,
  forgetPosts,
  noteMatches,
  readCandidates,
  takePosts,
  takeToUnderstand,
  writeInterests,
} from './finding-queries.ts';
import { noteChanges } from './saved-queries.ts';
import type { AlertUnderstanding } from './understanding.ts';

/** The number of posts matched in one transaction. */
const batch = 50;
/** The number of alerts parsed again in one transaction. */
const understoodAtOnce = 100;
const dayMs = 86_400_000;
/** The vocabulary changes with posts and concepts: the maximum age of a parsed alert. */
const freshMs = dayMs;

const findJob: JobKind<Nothing> = {
  name: 'alerts-find',
  withinSeconds: 900,
  retries: 3,
  pauseSeconds: 15,
  longestPauseSeconds: 300,
  atOnce: 1,
};

export interface FindingNeeds {
  db: Db;
  queue: Queue;
  understanding: AlertUnderstanding;
  /** The period in which approvals can be undone: newer posts are not matched yet. */
  undoSeconds: number;
  now: () => Date;
}

/**
 * Matches new and changed posts with alerts. Triggers log the posts; a process that takes one locks its row until
 * the matches are committed, so that none is lost in a crash, and none is processed twice.
 */
export function createFinding({ db, queue, understanding, undoSeconds, now }: FindingNeeds) {
  /** Parses alerts that have not been parsed since a moment; null selects those that never were. */
  async function understandSome(before: Date | null): Promise<boolean> {
    const at = now();
    return db.transaction().execute(async (tx) => {
      const alerts = await takeToUnderstand(tx, before, understoodAtOnce);
      for (const { id, kind, query } of alerts) {
        await writeInterests(tx, id, await understanding.interestsOf({ kind, query }, at), at);
      }
      return alerts.length === understoodAtOnce;
    });
  }

  /** Many alerts share their filters by fields: each combination is checked once for all posts. */
  async function checked(candidates: readonly Candidate[]): Promise<Candidate[]> {
    const groups = Map.groupBy(
      candidates,
      ({ kind, fields }) => fields && `${kind} ${JSON.stringify(fields)}`,
    );
    const fitting: Candidate[] = groups.get(null) ?? [];
    for (const [key, group] of groups) {
      const [first] = group;
      if (key === null || !first?.fields) continue;
      const ids = [...new Set(group.map(({ listing_id }) => listing_id))];
      const left = new Set(await understanding.fitting(first.kind, ids, first.fields, now()));
      for (const one of group) if (left.has(one.listing_id)) fitting.push(one);
    }
    return fitting;
  }

  async function findSome(): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const posts = await takePosts(tx, undoSeconds, batch);
      if (posts.length === 0) return false;
      const at = now();
      const backAgainBefore = new Date(at.getTime() - limits.alerts.backDays * dayMs);
      await noteChanges(tx, posts, at, backAgainBefore);
      const candidates = await readCandidates(tx, posts, now());
      await noteMatches(tx, await checked(candidates), now());
      await forgetPosts(tx, posts);
      return posts.length === batch;
    });
  }

  /** Matches all pending posts with all alerts. */
  async function find(): Promise<void> {
    while (await understandSome(null));
    while (await findSome());
    // Posts never wait for alerts that are merely due to be parsed again.
    await understandSome(new Date(now().getTime() - freshMs));
  }
  queue.repeat(findJob, limits.alerts.pollSeconds, find);
  return { find };
}
export type Finding = ReturnType<typeof createFinding>;
