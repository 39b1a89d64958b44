import { createHash } from 'node:crypto';
import { limits } from '../../../contract/limits.ts';
import { keyCount } from '../../http/rate-limit.ts';
import type { RateStore } from '../../http/rate-store.ts';
import { TooManyRequests } from '../../http/too-many-requests.ts';

/** The origin of an attempt with a password. */
export interface Attempt {
  email: string;
  /** The hash of the password, if the address has an account; null for one without a password. */
  passwordHash: string | null | undefined;
  /** The network of the request, if networks are counted. */
  network: string | undefined;
  /** The cookie of a browser that the account trusts. */
  trustedDevice: string | undefined;
}

/** Returns an attempt with the right password, which does not count. */
export type GiveBack = () => Promise<void>;

export interface PasswordTries {
  /** Consumes an attempt at signing in, before the password is compared. @throws TooManyRequests */
  signIn(attempt: Attempt): Promise<GiveBack>;
  /** Consumes an attempt of a signed-in member, which nobody else can exhaust. @throws TooManyRequests */
  inSession(sessionId: number): Promise<GiveBack>;
}

/**
 * Limits attempts for passwords. A trusted browser has a counter of its own. All others share one per account, of
 * which each network may use only a part: an attacker with one network leaves some to the owner, and with many
 * networks gets no more than the total. Keys include the password hash, so a new password resets the counter on
 * every node.
 */
export function createPasswordTries(store: RateStore): PasswordTries {
  const { signInAccount, signInNetwork } = limits.rates;
  const strangers = keyCount(store, 'password', signInAccount);
  const networks = keyCount(store, 'password-network', signInNetwork);
  const devices = keyCount(store, 'password-device', signInAccount);
  const sessions = keyCount(store, 'password-session', signInAccount);

  async function signIn({ email, passwordHash, network, trustedDevice }: Attempt): Promise<GiveBack> {
    const account = createHash('sha256')
      .update(JSON.stringify([email, passwordHash ?? null]))
      .digest('base64url');
    if (trustedDevice !== undefined) {
      const key = `${account} ${trustedDevice}`;
      await devices.take(key);
      return () => devices.giveBack(key);
    }
    try {
      // A network without remaining attempts uses none of the shared ones.
      if (network !== undefined) await networks.take(`${account} ${network}`);
      await strangers.take(account);
    } catch (error) {
      // Meanwhile the owner can sign in through a reset by email.
      if (error instanceof TooManyRequests && passwordHash !== undefined) throw error.as('sign_in_paused');
      throw error;
    }
    return async () => {
      if (network !== undefined) await networks.giveBack(`${account} ${network}`);
      await strangers.giveBack(account);
    };
  }

  return {
    signIn,
    async inSession(sessionId) {
      const key = String(sessionId);
      await sessions.take(key);
      return () => sessions.giveBack(key);
    },
  };
}
