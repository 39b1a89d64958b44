import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in characters that are valid in headers and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, so that a copy of the database does not allow access. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
