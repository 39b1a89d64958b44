import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
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
  /** Null for accounts that sign in with an identity provider only. */
  password_hash: string | null;
  role: Generated<Role>;
  lang: Generated<Lang>;
  terms_accepted_at: Date;
  newsletter: Generated<boolean>;
  email_confirmed_at: Moment;
  /** Since when `phone` is confirmed. */
  phone_proved_at: Moment;
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
  languages: Generated<readonly string[]>;
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
  transports: ColumnType<string[], readonly string[], readonly string[]>;
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

export interface IdentityTable {
  id: Generated<number>;
  user_id: number;
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  created_at: Created;
  last_used_at: Moment;
}

export interface IdentityRequestTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  provider: string;
  user_id: number | null;
  nonce: string;
  verifier: string;
  next_path: string | null;
  expires_at: Date;
  returned_at: Moment;
  issuer: ColumnType<string | null, undefined, string>;
  subject: ColumnType<string | null, undefined, string>;
  email: ColumnType<string | null, undefined, string | null>;
  email_verified: Generated<boolean>;
  name: ColumnType<string | null, undefined, string | null>;
}

export interface PhoneProofTable {
  id: Generated<number>;
  user_id: number;
  phone: string;
  way: 'code' | 'call';
  code_hash: string | null;
  tries: Generated<number>;
  expires_at: Date | null;
  preferred_time: Generated<string>;
  created_at: Created;
  ended_at: Moment;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface KnownDeviceTable {
  user_id: number;
  fingerprint: Buffer;
  first_seen_at: Created;
  last_seen_at: Updated;
}

/** The key of a program, which reads public data. */
export interface ApiKeyTable {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  /** SHA-256 of the key. */
  key_hash: Buffer;
  prefix: string;
  daily_quota: number;
  created_at: Created;
  revoked_at: Moment;
}

/** The requests of a key on a day in UTC. */
export interface ApiKeyDayTable {
  key_id: number;
  day: string;
  requests: number;
}

export interface AccountTables {
  app_user: UserTable;
  session: SessionTable;
  mail_proof: MailProofTable;
  known_device: KnownDeviceTable;
  trusted_device: TrustedDeviceTable;
  api_key: ApiKeyTable;
  api_key_day: ApiKeyDayTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  identity: IdentityTable;
  identity_request: IdentityRequestTable;
  phone_proof: PhoneProofTable;
}
