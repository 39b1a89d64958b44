/**
 * Freezes a value recursively, so that modifying it throws a TypeError. Bytes are skipped: an array buffer cannot
 * be frozen.
 */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value))
    return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
