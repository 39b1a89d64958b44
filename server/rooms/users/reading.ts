import { AppError } from '../../../contract/errors.ts';
import { westernDigits } from '../../../contract/search.ts';
import type { ListedUser, UserDetail, UsersPage, UsersQuery } from '../../../contract/users.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { MyPosts } from '../my-posts/service.ts';
import { countHidden } from './ban-queries.ts';
import { type ListedUserRow, readUser, readUsers } from './queries.ts';

const sort = 'people';
const newest = 6;
const mostPieces = 6;

/** Parses a search for members: digits with separators are a phone number or an id. */
function soughtBy(q = ''): { id: number | null; pieces: string[] } {
  const typed = westernDigits(q).trim();
  const digits = typed.replace(/[\s()+.-]/g, '');
  if (/^\d{1,15}$/.test(digits)) return { id: /^\d+$/.test(typed) ? Number(digits) : null, pieces: [digits] };
  return { id: null, pieces: typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostPieces) };
}

const presentUser = (row: ListedUserRow): ListedUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  bannedAt: row.banned_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

function abilitiesOver(row: ListedUserRow, actor: Actor): UserDetail['abilities'] {
  if (row.id === actor.userId) return [];
  if (row.banned_at) return ['unban', 'sign-out'];
  return row.role === 'member' ? ['role', 'ban', 'sign-out'] : ['role', 'sign-out'];
}

/** Search for members, and the details of one. */
export function createUserReading({ db, myPosts }: { db: Db; myPosts: MyPosts }) {
  /** A page of members, the newest first. @throws AppError `invalid_cursor` */
  async function find({ q, role, banned, after, limit }: UsersQuery): Promise<UsersPage> {
    const before = decodeCursor(after, sort)?.id;
    const rows = await readUsers(db, { ...soughtBy(q), role: role || undefined, banned, before }, limit);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null;
    return { data: page.map(presentUser), meta: { next } };
  }

  /** @throws AppError `not_found` */
  async function one(id: number, actor: Actor, context: RequestContext): Promise<UserDetail> {
    const row = await readUser(db, id, context.now);
    if (!row) throw new AppError('not_found');
    const [posts, hidden] = await Promise.all([
      myPosts.list(id, { limit: newest }, context),
      countHidden(db, id),
    ]);
    return {
      person: {
        ...presentUser(row),
        lang: row.lang,
        emailConfirmed: row.email_confirmed_at !== null,
        secondFactor: row.totp_confirmed_at !== null,
        newsletter: row.newsletter,
        lastSeenAt: row.last_seen_at?.toISOString() ?? null,
        sessions: Number(row.sessions ?? 0),
        saved: Number(row.saved ?? 0),
      },
      posts: {
        counts: posts.meta.counts,
        hidden,
        newest: posts.data.map(({ kind, id: postId, slug, title, lang, status }) => ({
          ...{ kind, id: postId, slug, title, lang, status },
        })),
      },
      abilities: abilitiesOver(row, actor),
    };
  }

  return { find, one };
}
