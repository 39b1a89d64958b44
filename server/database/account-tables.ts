import type { ColumnType, Generated } from 'kysely';
import type { Role } from '../../contract/accounts.ts';
import type { Lang } from '../../contract/locales.ts';
import type { PublicNameForm } from '../../contract/member-names.ts';
import type { Created, Moment, Updated } from './column-types.ts';

/* Accounts and their sessions. */

export interface UserTable {
  id: Generated<number>;
  email: string;
  name: string;
  phone: string | null;
  gender: 'male' | 'female' | null;
  password_hash: string;
  role: Generated<Role>;
  lang: Generated<Lang>;
  terms_accepted_at: Date;
  newsletter: Generated<boolean>;
  email_confirmed_at: Moment;
  banned_at: Moment;
  picture_id: ColumnType<number | null, number | null | undefined, number | null>;
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  totp_confirmed_at: Moment;
  totp_last_step: ColumnType<number | null, number | null | undefined, number | null>;
  recovery_hashes: Generated<string[]>;
  review_mails: Generated<boolean>;
  public_page: Generated<boolean>;
  public_name: Generated<PublicNameForm>;
  public_picture: Generated<boolean>;
  languages: Generated<string[]>;
  last_seen_at: Moment;
  created_at: Created;
  updated_at: Updated;
}

export interface SessionTable {
  id: Generated<number>;
  user_id: number;
  token_hash: Buffer;
  user_agent: string | null;
  created_at: Created;
  last_seen_at: Updated;
  expires_at: Date;
}

export interface MailProofTable {
  id: Generated<number>;
  user_id: number;
  purpose: 'reset_code' | 'reset_link' | 'reset_token' | 'confirm_email' | 'change_email';
  email: string;
  hash: string;
  tries: Generated<number>;
  created_at: Created;
  expires_at: Date;
  used_at: Moment;
}

/** A browser in which someone signed in to an account. */
export interface TrustedDeviceTable {
  user_id: number;
  device_hash: Buffer;
  last_used_at: Updated;
}

export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  synced: boolean;
  created_at: Created;
  last_used_at: Moment;
}

export interface PasskeyChallengeTable {
  hash: Buffer;
  user_id: number | null;
  expires_at: Date;
}

export interface KnownDeviceTable {
  user_id: number;
  fingerprint: Buffer;
  first_seen_at: Created;
  last_seen_at: Updated;
}
