import type { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import { addVersion, findVersion, listVersions, type Subject } from './queries.ts';

export type { Subject } from './queries.ts';

/** Of a thing that is edited every day the last year or so can be looked at. */
const mostVersions = 200;

/** Stands for a moment that nobody kept: before anything was. */
const unknown = new Date(0);

/**
 * Keeps what a thing is from now on, in the transaction that writes it, so that it can be looked at and restored. The
 * newest version of a thing equals the thing.
 * @param actorId who made it so; null for the program itself
 * @param at since when it was so, where that is not now
 * @returns the version's id
 */
export function keepVersion(
  tx: Db,
  { body, ...of }: Subject & { actorId: number | null; body: object; at?: Date },
): Promise<number> {
  return addVersion(tx, { ...of, body: JSON.stringify(body) });
}

const present = ({ id, created_at, by }: { id: number; created_at: Date; by: string | null }): Version => ({
  id,
  at: created_at.getTime() === unknown.getTime() ? null : created_at.toISOString(),
  by,
});

/** The versions of a thing, the newest first. */
export async function versionsOf(db: Db, subject: Subject): Promise<Version[]> {
  return (await listVersions(db, subject, mostVersions)).map(present);
}

/** What a thing was until now, and since when; null where nobody kept that. */
export interface Former {
  body: object;
  since: Date | null;
}

/** Keeps what a thing was before its first change here, so that it can be restored, too. */
export async function keepFormer(tx: Db, of: Subject, { body, since }: Former): Promise<void> {
  if ((await listVersions(tx, of, 1)).length === 0)
    await keepVersion(tx, { ...of, actorId: null, body, at: since ?? unknown });
}

/**
 * One version of a thing, with what the thing was in it.
 * @throws AppError `not_found` where the thing has no such version, or none that can be read any more
 */
export async function storedVersion<Body>(
  db: Db,
  subject: Subject,
  id: number,
  schema: z.ZodType<Body>,
): Promise<VersionWith<Body>> {
  const row = await findVersion(db, subject, id);
  const body = schema.safeParse(row?.body);
  if (!row || !body.success) throw new AppError('not_found');
  return { ...present(row), body: body.data };
}
