import type { KeyObject } from 'node:crypto';

/** The key with which a site signs its own client secrets, as Sign in with Apple requires. */
export interface SigningKey {
  teamId: string;
  keyId: string;
  /** EC P-256. */
  privateKey: KeyObject;
}

/** An OpenID provider that members can sign in with, as configured by the operator. */
export interface OpenIdProvider {
  /** In paths and in the database: small letters. */
  id: string;
  /** The brand, which is the same in every language. */
  name: string;
  /** The issuer of its ID tokens, below which its metadata is. */
  issuer: string;
  clientId: string;
  secret: string | SigningKey;
  scopes: string;
  /** Whether the browser returns by a form: Apple requires this for names and addresses. */
  returnsByForm: boolean;
}
