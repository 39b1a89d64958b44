import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** How the ID token of a code is forged, in what it differs from a valid one. */
export interface Forgery {
  claims?: JWTPayload;
  /** Signed by a key that the provider does not publish, or not at all. */
  signature?: 'other' | 'none';
}

export interface ForgingProvider {
  issuer: string;
  /** The ID token for the next code that is redeemed; its nonce is that of the authorization URL. */
  forge(authorizationUrl: URL, forgery?: Forgery): void;
  /** The forms with which codes were redeemed. */
  redeemed: URLSearchParams[];
  close(): Promise<void>;
}

/** A provider that returns whatever ID token it is told, whichever code is redeemed. */
export async function startForgingProvider(): Promise<ForgingProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const redeemed: URLSearchParams[] = [];
  let token: Promise<string> = Promise.resolve('');
  const server = createServer(async (request, response) => {
    const send = (body: object) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    const path = request.url?.split('?')[0];
    if (path === '/.well-known/openid-configuration') {
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (path === '/keys')
      return send({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
    if (path === '/token') {
      redeemed.push(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
      const bearer = { access_token: 'access', token_type: 'Bearer', expires_in: 600 };
      return send({ ...bearer, id_token: await token });
    }
    response.statusCode = 404;
    return response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const signed = (claims: JWTPayload, key: Key) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);

  return {
    issuer,
    redeemed,
    forge(authorizationUrl, { claims = {}, signature } = {}) {
      const seconds = Math.floor(Date.now() / 1000);
      const { client_id: aud, nonce } = Object.fromEntries(authorizationUrl.searchParams);
      const valid = { iss: issuer, aud, nonce, sub: 'someone', iat: seconds, exp: seconds + 300 };
      const all = Object.fromEntries(
        Object.entries({ ...valid, ...claims }).filter(([, value]) => value !== undefined),
      );
      token =
        signature === 'none'
          ? Promise.resolve(new UnsecuredJWT(all).encode())
          : signed(all, signature === 'other' ? other.privateKey : privateKey);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
