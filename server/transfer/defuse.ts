const dangerous = /^'*[=+\-@\t\r]/;

/**
 * A cell that no spreadsheet takes for a formula: what begins with = + - @, a tab or a carriage return
 * gets an apostrophe before it. What has apostrophes before such a sign gets one more, so that `fuse`
 * can tell the two apart.
 */
export function defuse(cell: string): string {
  return dangerous.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `defuse`. */
export function fuse(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}
