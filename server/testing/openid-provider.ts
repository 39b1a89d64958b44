import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** Someone with an account at the provider. */
export interface Person {
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

interface Options {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

export interface RunningProvider {
  issuer: string;
  /** Who is in front of the browsers that arrive from now on. */
  setPerson(person: Person): void;
  close(): Promise<void>;
}

/**
 * A certified OpenID provider on a port of its own. Its page asks whether to continue as the current person, or to
 * cancel.
 */
export async function startProvider({
  clientId,
  clientSecret,
  redirectUri,
}: Options): Promise<RunningProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  let current: Person | undefined;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/person/${uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, subject) => {
      const person = people.get(subject);
      if (!person) return undefined;
      const { name, email, emailVerified: email_verified } = person;
      return { accountId: subject, claims: () => ({ sub: subject, name, email, email_verified }) };
    },
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const grant = new provider.Grant({ clientId, ...(accountId && { accountId }) });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  async function answerPerson(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!current) throw new Error('no person is in front of the browser');
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>Provider</title><h1>Provider</h1><form method="post">
        <button name="choice" value="continue">Continue as ${current.subject}</button>
        <button name="choice" value="cancel">Cancel</button></form>`,
      );
      return;
    }
    const sent = Buffer.concat(await request.toArray()).toString();
    const isCanceled = new URLSearchParams(sent).get('choice') === 'cancel';
    await provider.interactionFinished(
      request,
      response,
      isCanceled ? { error: 'access_denied' } : { login: { accountId: current.subject } },
    );
  }
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/person/')) return void answer(request, response);
    answerPerson(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });

  return {
    issuer,
    setPerson(person) {
      people.set(person.subject, person);
      current = person;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
