import { AppError } from '../../contract/errors.ts';

/** A place in a sorted list: the sort, the sort key of the last row as the database writes it, its id. */
export interface Cursor {
  sort: string;
  key: string;
  id: number;
}

export function encodeCursor({ sort, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** The sort that a cursor belongs to; undefined for what is none. */
export function sortOfCursor(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    const [name] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

/** @throws AppError `invalid_cursor` when it is not one of ours or belongs to another sort. */
export function decodeCursor(text: string | undefined, sort: string): Cursor | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    const [name, key, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (name === sort && typeof key === 'string' && Number.isSafeInteger(id)) return { sort, key, id };
  } catch {
    // Falls through: whatever it was, it is not a cursor.
  }
  throw new AppError('invalid_cursor');
}
