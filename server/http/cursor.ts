import { AppError } from '../../contract/errors.ts';

/**
 * A position in a sorted list: the sort order, the sort key of the last row in the precision of the database, its
 * id.
 */
export interface Cursor {
  sort: string;
  key: string;
  id: number;
}

export function encodeCursor({ sort, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** The sort order of a cursor; undefined if it is invalid. */
export function sortOfCursor(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    const [name] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

/** @throws AppError `invalid_cursor` if it is invalid or belongs to another sort order. */
export function decodeCursor(text: string | undefined, sort: string): Cursor | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    const [name, key, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (name === sort && typeof key === 'string' && Number.isSafeInteger(id)) return { sort, key, id };
  } catch {
    // Falls through: it is not a cursor.
  }
  throw new AppError('invalid_cursor');
}
