import { SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { OpenIdProvider, SigningKey } from './provider.ts';

/** Milliseconds that a signed secret is valid; Apple allows six months. */
const lifetime = 5 * 60_000;

/** A client secret in the form of a token that the site signs (Apple, “Creating a client secret”). */
function signedSecret(
  { teamId, keyId, privateKey }: SigningKey,
  { clientId, issuer }: Pick<OpenIdProvider, 'clientId' | 'issuer'>,
  now: Date,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifetime))
    .sign(privateKey);
}

/** Authenticates the site to a provider by its secret in the body of the request. */
export function secretInBody(provider: OpenIdProvider): ClientAuth {
  const { clientId, secret } = provider;
  return async (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set(
      'client_secret',
      typeof secret === 'string' ? secret : await signedSecret(secret, provider, new Date()),
    );
  };
}
