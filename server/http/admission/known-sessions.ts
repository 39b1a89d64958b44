import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The tokens of sessions that were valid when they were last used on this node, so that no query is needed to know. */
export interface KnownSessions {
  /** Whether an `Authorization` header has such a token. */
  has(authorization: string | undefined): boolean;
  /** Notes the result of a query for a token. */
  note(token: string, isValid: boolean): void;
}

/** Members who were active within the last quarter of an hour: more than a node can serve. */
const most = 20_000;
const forMs = 900_000;

const bearer = /^Bearer +([A-Za-z0-9_-]{20,200})$/i;

/** The token of an `Authorization` header; undefined if it has none. */
export const tokenOf = (authorization: string): string | undefined => bearer.exec(authorization.trim())?.[1];

// Hashes: a copy of the memory contains no tokens of members who are not being served.
const keyOf = (token: string) => hash('sha256', token, 'base64url');

export function createKnownSessions(): KnownSessions {
  const known = new LRUCache<string, true>({ max: most, ttl: forMs });
  return {
    has(authorization) {
      const token = authorization === undefined ? undefined : tokenOf(authorization);
      return token !== undefined && known.has(keyOf(token));
    },
    note(token, isValid) {
      if (isValid) known.set(keyOf(token), true);
      else known.delete(keyOf(token));
    },
  };
}
