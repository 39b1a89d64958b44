import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { LinkNeeds } from './address-links.ts';
import type { PasswordTries } from './password-tries.ts';

/** The dependencies of the account routes. */
export interface AccountNeeds extends LinkNeeds {
  db: Db;
  /** Checked before a password of an account is compared. */
  passwordTries: PasswordTries;
  /** Checked before a code is emailed; its key is the address. */
  takeReset: TakeOne;
  /** The name under which authenticator apps list the account. */
  siteName(lang: Lang): Promise<string>;
}

/** The origin and the time of a request. */
export interface Visit {
  lang: Lang;
  userAgent: string | null;
  /** The network, if networks are counted. */
  network: string | undefined;
  /** The cookie that identifies the browser, if present. */
  device: string | undefined;
  now: Date;
}
