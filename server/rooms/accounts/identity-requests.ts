import { AppError } from '../../../contract/errors.ts';
import type { IdentityFailure } from '../../../contract/identity-paths.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { line, typedEmailSchema } from '../../../contract/typed-text.ts';
import type { Db } from '../../database/connect.ts';
import type { ConfirmedIdentity, OpenIdClient } from '../../open-id/open-id-client.ts';
import { addRequest, noteName, storeConfirmed, takeState } from './identity-request-queries.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Milliseconds from the beginning of a sign-in until its completion. */
const requestLife = limits.identities.requestMinutes * 60_000;

export interface Begun {
  /** Where the browser goes. */
  url: URL;
  /** The cookie that identifies the browser. */
  browser: string;
}

/** The outcome of a visit to a provider. */
export interface Returned {
  failure?: IdentityFailure;
  /** Whether a member links an identity. */
  links: boolean;
  /** The page after the sign-in, not validated. */
  nextPath: string | null;
}

export interface IdentityRequests {
  /** @throws AppError `not_found` for providers that are not configured */
  begin(
    provider: string,
    options: { userId: number | null; nextPath: string | null; lang: Lang; now: Date },
  ): Promise<Begun>;
  /** Stores the name that a provider sends once, beside the first code. */
  noteName(state: string, name: string): Promise<void>;
  /**
   * Redeems the code with which a browser returns from a provider.
   * @param response the URL to which it returned, below the public URL of the site
   */
  receive(
    provider: string,
    response: URL,
    options: { browser: string | undefined; now: Date },
  ): Promise<Returned>;
}

interface Needs {
  db: Db;
  clients: readonly OpenIdClient[];
  /** Called with what a provider or its response lacks. */
  onFailure: (provider: string, error: unknown) => void;
}

/** The values that the site stores: an address as members type it, and a name in one line. */
function cleaned(identity: ConfirmedIdentity, sentName: string | null): ConfirmedIdentity {
  const email = typedEmailSchema.safeParse(identity.email).data ?? null;
  const name = line(identity.name ?? sentName ?? '').slice(0, limits.accountName) || null;
  if (identity.subject.length > limits.identities.subject) throw new Error('the subject is too long');
  return { ...identity, email, emailVerified: email !== null && identity.emailVerified, name };
}

/** The visits of browsers to identity providers, from the redirect until what they confirm is stored. */
export function createIdentityRequests({ db, clients, onFailure }: Needs): IdentityRequests {
  const clientOf = (id: string): OpenIdClient => {
    const client = clients.find(({ provider }) => provider.id === id);
    if (!client) throw new AppError('not_found');
    return client;
  };

  return {
    async begin(provider, { userId, nextPath, lang, now }) {
      const secrets = { state: newToken(), nonce: newToken(), verifier: newToken() };
      const browser = newToken();
      const client = clientOf(provider);
      const url = await client.authorizationUrl(secrets, lang).catch((error: unknown) => {
        onFailure(provider, error);
        throw new AppError('unavailable');
      });
      const { nonce, verifier } = secrets;
      await addRequest(db, {
        stateHash: tokenHash(secrets.state),
        browserHash: tokenHash(browser),
        ...{ provider, userId, nonce, verifier, nextPath, now },
        expiresAt: new Date(now.getTime() + requestLife),
      });
      return { url, browser };
    },

    async noteName(state, name) {
      const short = line(name).slice(0, limits.accountName);
      if (short) await noteName(db, tokenHash(state), short);
    },

    async receive(provider, response, { browser, now }) {
      const client = clientOf(provider);
      const state = response.searchParams.get('state');
      const stateHash = tokenHash(state ?? '');
      const browserHash = tokenHash(browser ?? '');
      const request =
        state && browser ? await takeState(db, { stateHash, browserHash, provider, now }) : undefined;
      if (!state || !request) return { failure: 'expired', links: false, nextPath: null };
      const { nonce, verifier, nextPath, userId } = request;
      const returned = { links: userId !== null, nextPath };
      // Apple's name for it is `user_cancelled_authorize`.
      if (/^(access_denied|user_cancel\w*)$/.test(response.searchParams.get('error') ?? ''))
        return { ...returned, failure: 'canceled' };
      try {
        const identity = await client.confirmed(response, { state, nonce, verifier });
        await storeConfirmed(db, stateHash, cleaned(identity, request.name));
        return returned;
      } catch (error) {
        onFailure(provider, error);
        return { ...returned, failure: 'invalid' };
      }
    },
  };
}
