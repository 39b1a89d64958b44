import { useEffect, useState } from 'react';
import type { Translate } from '../i18n/words.ts';
import type { ListOf } from '../state/slices.ts';

export interface ListRows<Card> {
  list: ListOf<Card> | null;
  rows: readonly Card[];
  /** The number of the first row in the list, from 1; null if the address does not contain it. */
  start: number | null;
}

/** The last displayed rows of this browser, for returning to them. Never set on the server. */
let left: ListRows<unknown> | null = null;

/** The rows after `list` has loaded: appended if it was requested as their next page. */
export function rowsAfter<Card>(
  listRows: ListRows<Card>,
  list: ListOf<Card> | null,
  after: string | null,
  start: number | null,
): ListRows<Card> {
  if (!list || list === listRows.list) return listRows;
  const goesOn = after !== null && listRows.list?.meta.next === after;
  return goesOn
    ? { list, rows: [...listRows.rows, ...list.data], start: listRows.start }
    : { list, rows: list.data, start: after === null ? 1 : start };
}

/** The row number from which a list was requested. `key` is the request's name in its slice. */
export function afterOf(key: string | null): string | null {
  return new URLSearchParams(key?.split('?')[1]).get('after');
}

/** The row number in an address. */
function startOf(params: URLSearchParams): number | null {
  const text = params.get('from') ?? '';
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

/** The range of displayed rows, if not all: «25–32 of 40». */
export function rangeWords<Card>({ list, rows, start }: ListRows<Card>, t: Translate): string | null {
  if (!list || rows.length === 0 || start === null) return null;
  const { total, totalIsExact, next } = list.meta;
  const to = start + rows.length - 1;
  // Not if the list has grown or shrunk meanwhile.
  if ((start === 1 && next === null) || (totalIsExact && to > total)) return null;
  return t(totalIsExact ? 'directory:rangeOf' : 'cards:range', { from: start, to, total });
}

/**
 * The rows of consecutively requested pages. Their continuation is read from the request, because the address may
 * lag behind the response.
 */
export function useRows<Card>(
  list: ListOf<Card> | null,
  key: string | null,
  params: URLSearchParams,
): ListRows<Card> {
  const after = afterOf(key);
  const start = startOf(params);
  const [listRows, setListRows] = useState<ListRows<Card>>(() =>
    left?.list && left.list === list
      ? (left as ListRows<Card>)
      : { list, rows: list?.data ?? [], start: after === null ? 1 : start },
  );
  const current = rowsAfter(listRows, list, after, start);
  if (current !== listRows) setListRows(current);
  useEffect(() => {
    left = current;
  }, [current]);
  return current;
}
