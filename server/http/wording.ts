import { createHash } from 'node:crypto';
import { AppError } from '../../contract/errors.ts';

/** Canonical JSON with sorted keys, without null and absent values: equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

/** A fingerprint of a post, in 32 bytes. */
export function fingerprintOf(kind: string, body: object): Buffer {
  return createHash('sha256')
    .update(`${kind}\n${canonical(body)}`)
    .digest();
}

/** A version tag of a record, for `If-Match`. */
export function versionOf(body: object): string {
  return createHash('sha256').update(canonical(body)).digest('base64url').slice(0, 22);
}

/** The names of the fields in which two bodies differ. */
export function changedFields(one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => canonical(one[name]) !== canonical(other[name]));
}

/**
 * Prevents edits and decisions based on an outdated version.
 * @param current the current version
 * @param expected the `If-Match` header, if any
 * @throws AppError `conflict`
 */
export function requireVersion(current: string, expected: string | undefined): void {
  if (expected === undefined || expected.trim() === '*') return;
  const versions = expected.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
  if (!versions.includes(current)) throw new AppError('conflict');
}
