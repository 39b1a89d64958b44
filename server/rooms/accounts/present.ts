import type { User } from '../../../contract/accounts.ts';
import { AppError } from '../../../contract/errors.ts';
import { publicName } from '../../../contract/member-names.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { slugOf } from '../../../contract/slugs.ts';
import { spokenLanguages } from '../../../contract/spoken-languages.ts';
import type { Db } from '../../database/connect.ts';
import { presentPicture } from '../listings/pictures.ts';
import { readUser, type UserRow } from './user-queries.ts';

function pictureOf({ picture_id: id, key, width, height, placeholder, variants }: UserRow): Picture | null {
  if (id === null || key === null || width === null || height === null) return null;
  const row = { id, key, width, height, placeholder, variants: variants ?? [], alt_en: null, alt_ar: null };
  return presentPicture(row, 'en');
}

function publicPageOf(row: UserRow): User['publicPage'] {
  const names = { initial: publicName(row.name, 'initial'), first: publicName(row.name, 'first') };
  return {
    isOn: row.public_page,
    address: row.has_page ? { id: row.id, slug: slugOf(names[row.public_name]) } : null,
    names,
    nameForm: row.public_name,
    hasPicture: row.public_picture,
    languages: spokenLanguages.filter((language) => row.languages.includes(language)),
  };
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
    hasPassword: row.has_password,
    picture: pictureOf(row),
    publicPage: publicPageOf(row),
    createdAt: row.created_at.toISOString(),
  };
}

/**
 * An account as its owner sees it.
 * @throws AppError `unauthenticated` if the account was deleted
 */
export async function userOf(db: Db, id: number, now: Date): Promise<User> {
  const row = await readUser(db, id, now);
  if (!row) throw new AppError('unauthenticated');
  return presentUser(row);
}
