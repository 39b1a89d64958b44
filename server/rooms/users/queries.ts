import { sql } from 'kysely';
import type { Role } from '../../../contract/accounts.ts';
import type { Db } from '../../database/connect.ts';

export interface UsersFilter {
  /** An id, and substrings that all occur in name, address or phone; short ones only at the beginning of a word. */
  id: number | null;
  pieces: readonly string[];
  role: Role | undefined;
  banned: boolean;
  /** The id of the last member on the previous page. */
  before: number | undefined;
}

const columns = ['id', 'name', 'email', 'phone', 'role', 'banned_at', 'created_at'] as const;

/** Shorter ones have no trigram: they match at the beginning of a word. */
const trigram = 3;

const words = sql`person_words(name, email, phone)`;

function holds(piece: string) {
  const escaped = piece.replace(/[\\%_]/g, '\\$&');
  return sql<boolean>`${words} like '%' || ${piece.length < trigram ? ' ' : ''} || fold_name(${escaped}) || '%'`;
}

/** One row more than a page of members, the newest first. */
export function readUsers(db: Db, { id, pieces, role, banned, before }: UsersFilter, limit: number) {
  let query = db.selectFrom('app_user').select(columns);
  if (pieces.length > 0)
    query = query.where(({ eb, and, or }) =>
      id === null ? and(pieces.map(holds)) : or([eb('id', '=', id), and(pieces.map(holds))]),
    );
  if (role) query = query.where('role', '=', role);
  if (banned) query = query.where('banned_at', 'is not', null);
  if (before !== undefined) query = query.where('id', '<', before);
  return query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}
export type ListedUserRow = Awaited<ReturnType<typeof readUsers>>[number];

/** An account with its usage data. */
export function readUser(db: Db, id: number, at: Date) {
  return db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.name', 'u.email', 'u.phone', 'u.role', 'u.banned_at', 'u.created_at', 'u.lang'])
    .select(['u.newsletter', 'u.email_confirmed_at', 'u.totp_confirmed_at', 'u.last_seen_at'])
    .select(({ selectFrom, fn }) => [
      selectFrom('session as s')
        .select(fn.countAll<number>().as('count'))
        .whereRef('s.user_id', '=', 'u.id')
        .where('s.expires_at', '>', at)
        .as('sessions'),
      selectFrom('saved_item as i')
        .select(fn.countAll<number>().as('count'))
        .whereRef('i.user_id', '=', 'u.id')
        .as('saved'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst();
}

/** The account with an email address. */
export async function findUserId(db: Db, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

export async function readRole(db: Db, id: number): Promise<Role | undefined> {
  const row = await db.selectFrom('app_user').select('role').where('id', '=', id).executeTakeFirst();
  return row?.role;
}

/** The unbanned admins; their roles are locked until the transaction ends. */
export async function lockAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('banned_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function setRole(db: Db, id: number, role: Role, now: Date): Promise<void> {
  await db.updateTable('app_user').set({ role, updated_at: now }).where('id', '=', id).execute();
}
