/**
 * Freezes a value and everything in it, so that whoever changes it in place gets a TypeError.
 * Bytes stay as they are: an array buffer cannot be frozen.
 */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value))
    return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
