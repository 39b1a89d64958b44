import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in letters that any header and address may carry. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: nobody who reads the database can use it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
