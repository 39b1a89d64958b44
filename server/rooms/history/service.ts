import type { Version } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import { addVersion, findVersion, listVersions, type Subject } from './queries.ts';

export type { Subject } from './queries.ts';

/** Of a thing that is edited every day the last year or so can be looked at. */
const shown = 200;

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

/** The versions of a thing, the newest first. */
export async function versionsOf(db: Db, subject: Subject): Promise<Version[]> {
  const rows = await listVersions(db, subject, shown);
  return rows.map(({ id, created_at, by }) => ({ id, at: created_at.toISOString(), by }));
}

/** What a thing was until now, and since when. */
export interface Former {
  body: object;
  since: Date;
}

/** Keeps what a thing was before its first change here, so that it can be restored, too. */
export async function keepFormer(tx: Db, of: Subject, { body, since }: Former): Promise<void> {
  if ((await listVersions(tx, of, 1)).length === 0)
    await keepVersion(tx, { ...of, actorId: null, body, at: since });
}

/** What a thing was in a version; undefined where it has no such version. */
export async function versionBody(db: Db, subject: Subject, id: number): Promise<unknown> {
  return (await findVersion(db, subject, id))?.body;
}
