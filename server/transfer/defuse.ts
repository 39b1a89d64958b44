const dangerous = /^'*[=+\-@\t\r]/;

/**
 * Escapes a cell that spreadsheets would interpret as a formula: if it begins with = + - @, a tab or a carriage
 * return, an apostrophe is prepended. One that has apostrophes before such a character gets one more, so that
 * `fuse` can distinguish the two.
 */
export function defuse(cell: string): string {
  return dangerous.test(cell) ? `'${cell}` : cell;
}

/** The cell before `defuse`. */
export function fuse(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}
