import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

export interface Claim {
  userId: number;
  name: string;
  until: Date;
}

/** Claims a listing for a moderator, or renews the claim; does nothing if another claim is active. */
export async function takeClaim(
  db: Db,
  { id, userId, now, until }: { id: number; userId: number; now: Date; until: Date },
): Promise<void> {
  await sql`
    insert into queue_claim (listing_id, user_id, until)
    select id, ${userId}, ${until} from listing where id = ${id}
    on conflict (listing_id) do update set user_id = excluded.user_id, until = excluded.until
    where queue_claim.user_id = excluded.user_id or queue_claim.until <= ${now}`.execute(db);
}

/** The moderator with a claim on a listing at a moment. */
export async function readClaim(db: Db, id: number, now: Date): Promise<Claim | undefined> {
  return db
    .selectFrom('queue_claim as q')
    .innerJoin('app_user as u', 'u.id', 'q.user_id')
    .select(['q.user_id as userId', 'u.name', 'q.until'])
    .where('q.listing_id', '=', id)
    .where('q.until', '>', now)
    .executeTakeFirst();
}

/** Releases a claim; any moderator's if `userId` is null. */
export async function dropClaim(db: Db, id: number, userId: number | null): Promise<void> {
  let query = db.deleteFrom('queue_claim').where('listing_id', '=', id);
  if (userId !== null) query = query.where('user_id', '=', userId);
  await query.execute();
}
