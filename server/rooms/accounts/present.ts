import type { User } from '../../../contract/accounts.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Picture } from '../../../contract/pictures.ts';
import type { Db } from '../../database/connect.ts';
import { presentPicture } from '../listings/pictures.ts';
import { readUser, type UserRow } from './user-queries.ts';

function pictureOf({ picture_id: id, key, width, height, placeholder, variants }: UserRow): Picture | null {
  if (id === null || key === null || width === null || height === null) return null;
  const row = { id, key, width, height, placeholder, variants: variants ?? [], alt_en: null, alt_ar: null };
  return presentPicture(row, 'en');
}

/** An account as its owner sees it: no hash, no secret. */
function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    pendingEmail: row.pending_email,
    phone: row.phone,
    gender: row.gender,
    role: row.role,
    lang: row.lang,
    newsletter: row.newsletter,
    secondFactor: row.totp_confirmed_at !== null,
    picture: pictureOf(row),
    createdAt: row.created_at.toISOString(),
  };
}

/**
 * An account as its owner sees it.
 * @throws AppError `unauthenticated` when the account is gone: whoever asks in its name is nobody
 */
export async function userOf(db: Db, id: number, now: Date): Promise<User> {
  const row = await readUser(db, id, now);
  if (!row) throw new AppError('unauthenticated');
  return presentUser(row);
}
