import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { LinkNeeds } from './address-links.ts';
import type { PasswordTries } from './password-tries.ts';

/** The dependencies of the account routes. */
export interface AccountNeeds extends LinkNeeds {
  db: Db;
  /** Asked before a password of an account is compared. */
  passwordTries: PasswordTries;
  /** Asked before a code is mailed; its key is the address. */
  takeReset: TakeOne;
  /** What authenticator apps list the account under. */
  siteName(lang: Lang): Promise<string>;
}

/** Where and when somebody asks from. */
export interface Visit {
  lang: Lang;
  userAgent: string | null;
  /** The network, where networks are counted. */
  network: string | undefined;
  /** The cookie that names the browser, where it has one. */
  device: string | undefined;
  now: Date;
}
