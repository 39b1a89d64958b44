const perObject = 24;
const perSlot = 8;
const perText = 16;
const perDate = 64;
/** V8 stores a text that has any of these with two bytes for each character. */
const wide = /[\u0100-\uffff]/;

/**
 * How many bytes a value takes in memory with all that it holds, nearly: for caches, which are bounded by bytes as rows
 * differ in length a hundredfold. What several hold together is counted for each.
 */
export function retainedBytes(value: unknown): number {
  if (typeof value === 'string') return perText + value.length * (wide.test(value) ? 2 : 1);
  if (typeof value !== 'object' || value === null) return 0;
  if (value instanceof Date) return perDate;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return parts.reduce<number>((sum, part) => sum + perSlot + retainedBytes(part), perObject);
}
