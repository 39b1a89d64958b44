import type { Db } from '../../database/connect.ts';

/** The subject of a version: the type of record and its id or key. */
export interface Subject {
  subject: string;
  subjectId: string;
}

export async function addVersion(
  db: Db,
  { subject, subjectId, actorId, body, at }: Subject & { actorId: number | null; body: string; at?: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('version')
    .values({ subject, subject_id: subjectId, actor_id: actorId, body, ...(at && { created_at: at }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The versions of a record, the newest first, without content. */
export function listVersions(db: Db, { subject, subjectId }: Subject, limit: number) {
  return db
    .selectFrom('version as v')
    .leftJoin('app_user as u', 'u.id', 'v.actor_id')
    .select(['v.id', 'v.created_at', 'u.name as by'])
    .where('v.subject', '=', subject)
    .where('v.subject_id', '=', subjectId)
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
}

export function findVersion(db: Db, { subject, subjectId }: Subject, id: number) {
  return db
    .selectFrom('version as v')
    .leftJoin('app_user as u', 'u.id', 'v.actor_id')
    .select(['v.id', 'v.created_at', 'u.name as by', 'v.body'])
    .where('v.subject', '=', subject)
    .where('v.subject_id', '=', subjectId)
    .where('v.id', '=', id)
    .executeTakeFirst();
}
