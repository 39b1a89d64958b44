import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Status } from '../state/create-fetch-slice.ts';
import { Pager } from '../ui/Pager.tsx';
import { RowSkeletons } from '../ui/RowSkeletons.tsx';
import * as cardStyles from '../ui/shared/card.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { useSlow } from '../ui/use-slow.ts';
import { LoadFailed } from './LoadFailed.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { ListRows } from './use-rows.ts';

/** The hovered row or pin. */
export interface Pointing {
  hot: number | null;
  onHot: (id: number | null) => void;
}

export interface RowListProps<Card> extends Pointing {
  list: ListAddress;
  listRows: ListRows<Card>;
  status: Status;
  words: { loading: string; failed: string; more: string };
  className?: string;
  row: (card: Card, view: { hot: boolean; eager: boolean }) => ReactNode;
  /** The number of rows visible at first: their images load eagerly. */
  inView?: number;
  /** Skeleton rows; in the shape of places by default. */
  skeletons?: (count: number) => ReactNode;
  nothing: ReactNode;
}

const skeletonRows = 6;

function rowAt(target: EventTarget): number | null {
  const row = (target as Element).closest<HTMLElement>('[data-place]');
  return row ? Number(row.dataset.place) : null;
}

/** The rows, or the reason why there are none. */
export function RowList<Card extends { id: number }>(props: RowListProps<Card>) {
  const { list, listRows, status, words, className = cardStyles.list, row, inView = 2, hot, onHot } = props;
  const { skeletons = (count: number) => <RowSkeletons rows={count} /> } = props;
  const { revalidate } = useRevalidator();
  const loading = status === 'loading';
  const slow = useSlow(loading);
  if (status === 'failed') return <LoadFailed title={words.failed} onRetry={() => void revalidate()} />;
  const after = list.params.get('after');
  const next = listRows.list?.meta.next ?? null;
  const appending = after !== null && after === next;
  if (loading && slow && !appending) {
    return (
      <div aria-busy="true">
        <span className={textStyles.hidden} role="status">
          {words.loading}
        </span>
        {skeletons(skeletonRows)}
      </div>
    );
  }
  if (listRows.rows.length === 0) return props.nothing;
  const from = listRows.start !== null && { from: String(listRows.start + listRows.rows.length) };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing only mirrors what the pins show */}
      <div
        className={className}
        aria-busy={loading}
        onMouseOver={(event) => onHot(rowAt(event.target))}
        onMouseLeave={() => onHot(null)}
        onFocus={(event) => onHot(rowAt(event.target))}
        onBlur={() => onHot(null)}
      >
        {listRows.rows.map((card, index) => row(card, { hot: hot === card.id, eager: index < inView }))}
      </div>
      {loading && appending && skeletons(2)}
      {next && <Pager href={list.href({ after: next, ...from })} words={words.more} />}
    </>
  );
}
