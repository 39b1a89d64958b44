import type { Configuration } from 'openid-client';
import type { Lang } from '../../contract/locales.ts';
import type { OpenIdProvider } from './provider.ts';

/** Random values of one sign-in: `state` names it, `nonce` is in its ID token, `verifier` redeems its code. */
interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** What a provider confirms about someone. */
export interface ConfirmedIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

export interface OpenIdClient {
  provider: OpenIdProvider;
  /** The URL at the provider that begins a sign-in. @throws if the provider's metadata cannot be read */
  authorizationUrl(secrets: SignInSecrets, lang: Lang): Promise<URL>;
  /**
   * Redeems the code that a provider's response contains.
   * @param response the URL to which the browser returned
   * @throws if the response, or the ID token, is not valid for this sign-in
   */
  confirmed(response: URL, secrets: SignInSecrets): Promise<ConfirmedIdentity>;
}

/** Seconds that a provider may take to respond. */
const patience = 10;
/** Metadata is read again after this time, in milliseconds. */
const metadataLife = 24 * 3_600_000;

/** Loaded by the first sign-in: sites without providers do not need it. */
const library = () => import('openid-client');

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

/**
 * The authorization code flow of OpenID Connect with PKCE. The library checks state, nonce, issuer, audience,
 * signature and expiry.
 * @param redirectUri where browsers return to, as registered with the provider
 */
export function createOpenIdClient(provider: OpenIdProvider, redirectUri: string): OpenIdClient {
  const issuer = new URL(provider.issuer);
  let known: { configuration: Promise<Configuration>; until: number } | undefined;

  async function read(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
    const { secretInBody } = await import('./client-secret.ts');
    return discovery(issuer, provider.clientId, undefined, secretInBody(provider), {
      timeout: patience,
      // Signatures are checked, too: without it the connection to the provider would be the only proof. Settings
      // accept an issuer without https on this machine only.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
  }

  function configuration(): Promise<Configuration> {
    if (known && known.until > Date.now()) return known.configuration;
    const reading = read();
    const entry = { configuration: reading, until: Date.now() + metadataLife };
    known = entry;
    reading.catch(() => {
      if (known === entry) known = undefined;
    });
    return reading;
  }

  return {
    provider,

    async authorizationUrl({ state, nonce, verifier }, lang) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: provider.scopes,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: lang,
        ...(provider.returnsByForm && { response_mode: 'form_post' }),
      });
    },

    async confirmed(response, { state, nonce, verifier }) {
      const { authorizationCodeGrant } = await library();
      const tokens = await authorizationCodeGrant(await configuration(), response, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider returned no ID token');
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: text(claims.email)?.trim().toLowerCase() ?? null,
        // Apple sends a string.
        emailVerified: claims.email_verified === true || claims.email_verified === 'true',
        name: text(claims.name),
      };
    },
  };
}
