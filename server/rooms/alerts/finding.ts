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

/** So many posts are compared in one transaction. */
const batch = 50;
/** So many alerts are understood anew in one transaction. */
const understoodAtOnce = 100;
const dayMs = 86_400_000;
/** The words of the site change with its posts and its editors' concepts: so old the reading of an alert may be. */
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
  /** Approvals can be undone for so long: what appeared later is not compared yet. */
  undoSeconds: number;
  now: () => Date;
}

/**
 * Posts that appear or change find the alerts that wait for them. Triggers log the posts; whoever takes one holds its row
 * until what it found is committed, so that none is lost where a process dies, and none is taken twice.
 */
export function createFinding({ db, queue, understanding, undoSeconds, now }: FindingNeeds) {
  /** Reads alerts that nobody has read since a moment; null is those that never were. */
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

  /** Compares all posts that wait with all alerts. */
  async function find(): Promise<void> {
    while (await understandSome(null));
    while (await findSome());
    // Posts never wait for what was only read long ago.
    await understandSome(new Date(now().getTime() - freshMs));
  }
  queue.repeat(findJob, limits.alerts.pollSeconds, find);
  return { find };
}
export type Finding = ReturnType<typeof createFinding>;
