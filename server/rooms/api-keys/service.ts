import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey, ManagedApiKey, ManagedKeyList } from '../../../contract/api-keys.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Quota } from '../../http/key-quota.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { note } from '../audit/service.ts';
import {
  addKey,
  countRequest,
  countValid,
  lockMember,
  pruneUsage,
  readKeys,
  readManagedKeys,
  revokeKey,
} from './queries.ts';

export interface ApiKeyNeeds {
  db: Db;
  queue: Pick<Queue, 'repeat'>;
  takeOne: TakeOne;
  now: () => Date;
}

const pruneJob: JobKind<Nothing> = {
  name: 'api-keys-usage',
  withinSeconds: 60,
  retries: 2,
  pauseSeconds: 60,
  longestPauseSeconds: 300,
  atOnce: 1,
};

const dayMs = 86_400_000;
const sort = 'api-keys';
const hashOf = (key: string) => createHash('sha256').update(key).digest();
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Keys of members' programs: created, revoked, and listed with their usage. */
export function createApiKeys({ db, queue, takeOne, now }: ApiKeyNeeds) {
  queue.repeat(pruneJob, 86_400, () =>
    pruneUsage(db, dayOf(new Date(now().getTime() - limits.apiKeys.storedDays * dayMs))),
  );

  return {
    own: ({ userId }: Actor): Promise<ApiKey[]> => readKeys(db, userId),

    /** @throws AppError `address_unproved`, `too_many_keys` */
    async add({ userId }: Actor, name: string): Promise<ApiKey & { key: string }> {
      await takeOne(String(userId));
      const key = `ny_${randomBytes(24).toString('base64url')}`;
      const prefix = key.slice(0, 9);
      const { dailyQuota, perMember } = limits.apiKeys;
      const at = now();
      const id = await db.transaction().execute(async (tx) => {
        if (!(await lockMember(tx, userId))?.isConfirmed) throw new AppError('address_unproved');
        if ((await countValid(tx, userId)) >= perMember) throw new AppError('too_many_keys');
        return addKey(tx, { userId, name, hash: hashOf(key), prefix, dailyQuota, at });
      });
      return { id, name, prefix, dailyQuota, createdAt: at.toISOString(), usage: [], key };
    },

    /** @throws AppError `not_found` for keys of others */
    async revoke({ userId }: Actor, id: number): Promise<void> {
      if (!(await revokeKey(db, id, userId, now()))) throw new AppError('not_found');
    },

    managed: {
      /** @throws AppError `invalid_cursor` */
      async list({
        list,
        after,
        limit,
      }: {
        list: ManagedKeyList;
        after?: string | undefined;
        limit: number;
      }) {
        const rows = await readManagedKeys(db, list, decodeCursor(after, sort)?.id, limit);
        const data: ManagedApiKey[] = rows.slice(0, limit);
        const last = data.at(-1);
        const next =
          rows.length > limit && last ? encodeCursor({ sort, key: String(last.id), id: last.id }) : null;
        return { data, meta: { next } };
      },

      /** @throws AppError `not_found` */
      async revoke({ userId }: Actor, id: number): Promise<void> {
        await db.transaction().execute(async (tx) => {
          const revoked = await revokeKey(tx, id, undefined, now());
          if (!revoked) throw new AppError('not_found');
          await note(tx, {
            actorId: userId,
            action: 'api-key.revoke',
            subject: 'user',
            subjectId: revoked.user_id,
            before: { key: id },
            after: null,
          });
        });
      },
    },
  };
}
export type ApiKeys = ReturnType<typeof createApiKeys>;

/** Counts a request of a key; null if the key is invalid. */
export type TakeOfKey = (key: string, at: Date) => Promise<Quota | null>;

export const keyMeter =
  (db: Db): TakeOfKey =>
  async (key, at) => {
    const use = await countRequest(db, hashOf(key), dayOf(at));
    if (!use) return null;
    const { requests, daily_quota: limit } = use;
    return {
      limit,
      remaining: Math.max(0, limit - requests),
      isExceeded: requests > limit,
      resetSeconds: Math.ceil((dayMs - (at.getTime() % dayMs)) / 1000),
    };
  };
