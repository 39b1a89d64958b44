import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { given, text } from './environment-values.ts';
import type { OpenIdProvider } from './open-id/provider.ts';

/* The settings of identity providers: sign-in with Google and with Apple. */

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Responses of an issuer are trusted because of its certificate; without one only on this machine, for tests. */
function isSafeIssuer(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && local.has(url.hostname)));
}

const issuer = (example: string) =>
  given(z.string().refine(isSafeIssuer, `must be an https address such as ${example}`).default(example));

function p256Key(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Files of settings have one line for each: line breaks may be written as `\\n`. */
const privateKey = given(
  z
    .string()
    .transform((value, context) => {
      const key = p256Key(value.replaceAll('\\n', '\n'));
      if (key) return key;
      context.addIssue({ code: 'custom', message: 'must be the private key from Apple (.p8), in PEM' });
      return z.NEVER;
    })
    .optional(),
);

const appleId = given(
  z
    .string()
    .regex(/^[A-Z\d]{10}$/, 'must have 10 capital letters and digits')
    .optional(),
);

export const identityVariables = {
  OIDC_GOOGLE_CLIENT_ID: text,
  OIDC_GOOGLE_CLIENT_SECRET: text,
  OIDC_GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  OIDC_APPLE_CLIENT_ID: text,
  OIDC_APPLE_TEAM_ID: appleId,
  OIDC_APPLE_KEY_ID: appleId,
  OIDC_APPLE_PRIVATE_KEY: privateKey,
  OIDC_APPLE_ISSUER: issuer('https://appleid.apple.com'),
};
type Variables = z.output<z.ZodObject<typeof identityVariables>>;

/** Settings that are only valid together. */
export const identityTogether = [
  ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'],
  ['OIDC_APPLE_CLIENT_ID', 'OIDC_APPLE_TEAM_ID', 'OIDC_APPLE_KEY_ID', 'OIDC_APPLE_PRIVATE_KEY'],
] satisfies (keyof Variables)[][];

/** The configured providers, in the order of their buttons. */
export function identityProvidersOf(v: Variables): OpenIdProvider[] {
  const providers: OpenIdProvider[] = [];
  if (v.OIDC_GOOGLE_CLIENT_ID && v.OIDC_GOOGLE_CLIENT_SECRET) {
    providers.push({
      ...{ id: 'google', name: 'Google', issuer: v.OIDC_GOOGLE_ISSUER, scopes: 'openid email profile' },
      ...{ clientId: v.OIDC_GOOGLE_CLIENT_ID, secret: v.OIDC_GOOGLE_CLIENT_SECRET, returnsByForm: false },
    });
  }
  const { OIDC_APPLE_TEAM_ID: teamId, OIDC_APPLE_KEY_ID: keyId, OIDC_APPLE_PRIVATE_KEY: privateKey } = v;
  if (v.OIDC_APPLE_CLIENT_ID && teamId && keyId && privateKey) {
    providers.push({
      ...{ id: 'apple', name: 'Apple', issuer: v.OIDC_APPLE_ISSUER, scopes: 'openid name email' },
      ...{ clientId: v.OIDC_APPLE_CLIENT_ID, secret: { teamId, keyId, privateKey }, returnsByForm: true },
    });
  }
  return providers;
}
