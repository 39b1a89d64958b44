import { useEffect, useState } from 'react';
import type { ListOf } from '../state/slices.ts';

export interface Shown<Card> {
  list: ListOf<Card> | null;
  rows: Card[];
  /** The rows begin where the list begins. */
  fromStart: boolean;
}

/** What was shown last in this browser, for coming back to it. Never set on the server. */
let left: Shown<unknown> | null = null;

/** What is shown once `list` has come: it goes on behind the rows when it was asked for as their next page. */
export function shownAfter<Card>(
  shown: Shown<Card>,
  list: ListOf<Card> | null,
  after: string | null,
): Shown<Card> {
  if (!list || list === shown.list) return shown;
  const goesOn = after !== null && shown.list?.meta.next === after;
  return goesOn
    ? { list, rows: [...shown.rows, ...list.data], fromStart: shown.fromStart }
    : { list, rows: list.data, fromStart: after === null };
}

/** The place that a list was asked to go on from. `key` is what its slice names the asking by. */
export function afterOf(key: string | null): string | null {
  return new URLSearchParams(key?.split('?')[1]).get('after');
}

/**
 * The rows of the pages that were asked for one after the other. What a list goes on from is read off the
 * asking itself: the address may lag behind the answer.
 */
export function useRows<Card>(list: ListOf<Card> | null, key: string | null): Shown<Card> {
  const after = afterOf(key);
  const [shown, setShown] = useState<Shown<Card>>(() =>
    left?.list && left.list === list
      ? (left as Shown<Card>)
      : { list, rows: list?.data ?? [], fromStart: after === null },
  );
  const current = shownAfter(shown, list, after);
  if (current !== shown) setShown(current);
  useEffect(() => {
    left = current;
  }, [current]);
  return current;
}
