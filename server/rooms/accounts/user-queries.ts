import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** An account with its picture, and its unconfirmed new address. */
export function readUser(db: Db, id: number, now: Date) {
  return db
    .selectFrom('app_user as u')
    .leftJoin('media as m', 'm.id', 'u.picture_id')
    .select((of) => [
      'u.id',
      'u.name',
      'u.email',
      'u.email_confirmed_at',
      'u.phone',
      'u.gender',
      'u.role',
      'u.lang',
      'u.newsletter',
      'u.totp_confirmed_at',
      'u.created_at',
      sql<boolean>`u.password_hash is not null`.as('has_password'),
      'u.public_page',
      'u.public_name',
      'u.public_picture',
      'u.languages',
      sql<boolean>`has_member_page(u.id)`.as('has_page'),
      'm.id as picture_id',
      'm.key',
      'm.width',
      'm.height',
      'm.placeholder',
      'm.variants',
      of
        .selectFrom('mail_proof as p')
        .select('p.email')
        .whereRef('p.user_id', '=', 'u.id')
        .where('p.purpose', '=', 'change_email')
        .where('p.used_at', 'is', null)
        .where('p.expires_at', '>', now)
        .orderBy('p.created_at', 'desc')
        .limit(1)
        .as('pending_email'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst();
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof readUser>>>;
