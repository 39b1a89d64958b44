import { createHash } from 'node:crypto';
import { limits } from '../../../contract/limits.ts';
import { keyCount } from '../../http/rate-limit.ts';
import type { RateStore } from '../../http/rate-store.ts';
import { TooManyRequests } from '../../http/too-many-requests.ts';

/** Who tries a password of an account. */
export interface Attempt {
  email: string;
  /** The stored form of the password, where the address has an account. */
  passwordHash: string | undefined;
  /** The network that it comes from, where networks are counted. */
  network: string | undefined;
  /** The browser, where the account is known there. */
  trustedDevice: string | undefined;
}

/** Gives a try back that was right, which counts for nothing: who knows the password guesses none. */
export type GiveBack = () => Promise<void>;

export interface PasswordTries {
  /** Takes a try at signing in, before the password is compared. @throws TooManyRequests */
  signIn(attempt: Attempt): Promise<GiveBack>;
  /** Takes a try of whoever is signed in: nobody else can use theirs up. @throws TooManyRequests */
  inSession(sessionId: number): Promise<GiveBack>;
}

/**
 * Counts tries of passwords. A browser in which the account is known has tries of its own. All others share those of a
 * stranger, of which one network gets a part only: so an attacker with one network leaves some to the owner, and with
 * many gets no more than the whole. Keys include the stored password: a new one begins at nothing on every node.
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
      // A network that has none left takes none of the others'.
      if (network !== undefined) await networks.take(`${account} ${network}`);
      await strangers.take(account);
    } catch (error) {
      // Who has an account can get in by mail meanwhile.
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
