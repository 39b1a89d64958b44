import type { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import { addVersion, findVersion, listVersions, type Subject } from './queries.ts';

export type { Subject } from './queries.ts';

/** About a year of versions for a record that is edited daily. */
const mostVersions = 200;

/** Stands for an unknown time before the first version. */
const unknown = new Date(0);

/**
 * Stores a version of a record, in the transaction that writes it, for display and restoring. The newest version
 * always equals the record.
 * @param actorId the author; null for the program itself
 * @param at when this state began, if not now
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

/** The versions of a record, the newest first. */
export async function versionsOf(db: Db, subject: Subject): Promise<Version[]> {
  return (await listVersions(db, subject, mostVersions)).map(present);
}

/** The current state of a record without versions, and when it began; null if it is not stored. */
export interface Former {
  body: object;
  since: Date | null;
}

/** Stores the state before the first edit as a version, so that it can be restored, too. */
export async function keepFormer(tx: Db, of: Subject, { body, since }: Former): Promise<void> {
  if ((await listVersions(tx, of, 1)).length === 0)
    await keepVersion(tx, { ...of, actorId: null, body, at: since ?? unknown });
}

/**
 * One version of a record, with its content.
 * @throws AppError `not_found` if the record has no such version, or one that cannot be read any longer
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
