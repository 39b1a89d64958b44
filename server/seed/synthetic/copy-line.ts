const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** An array's element, quoted: texts may contain commas, braces and quotes. */
const element = (value: unknown) => (typeof value === 'number' ? String(value) : `"${String(value).replace(/["\\]/g, '\\$&')}"`);

function valueText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  return String(value);
}

/**
 * A row as a line of PostgreSQL's COPY text format, including the line ending. Supports dates, arrays, texts,
 * numbers and booleans; JSON is passed as text. Null and undefined are `\N`.
 */
export function copyLine(columns: readonly string[], row: Record<string, unknown>): string {
  const cells = columns.map((column) => {
    const value = row[column];
    if (value === null || value === undefined) return '\\N';
    return valueText(value).replace(/[\\\t\n\r]/g, (letter) => special[letter] ?? letter);
  });
  return `${cells.join('\t')}\n`;
}
