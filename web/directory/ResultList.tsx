import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import type { Status } from '../state/create-fetch-slice.ts';
import { Pager } from '../ui/Pager.tsx';
import { ResultRow } from '../ui/ResultRow.tsx';
import { RowSkeletons } from '../ui/RowSkeletons.tsx';
import { EmptyPlaces } from './EmptyPlaces.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import type { Directory } from './use-directory.ts';
import type { useRows } from './use-rows.ts';
import { useSlow } from './use-slow.ts';

interface Props {
  directory: Directory;
  shown: ReturnType<typeof useRows>;
  status: Status;
  hot: number | null;
  onHot: (id: number | null) => void;
  onRetry: () => void;
  nothing: ReactNode;
}

/** Rows that are in view at once: their pictures are not put off. */
const inView = 2;
const skeletonRows = 6;

function placeAt(target: EventTarget): number | null {
  const row = (target as Element).closest<HTMLElement>('[data-place]');
  return row ? Number(row.dataset.place) : null;
}

/** The rows, or why there are none. */
export function ResultList({ directory, shown, status, hot, onHot, onRetry, nothing }: Props) {
  const t = useWords();
  const { filters, href } = directory;
  const { list, rows, fromStart } = shown;
  const loading = status === 'loading';
  const slow = useSlow(loading);
  if (status === 'failed') return <LoadFailed onRetry={onRetry} />;
  const appending = filters.after !== null && filters.after === list?.meta.next;
  if (loading && slow && !appending) {
    return (
      <div aria-busy="true">
        <span className="sr" role="status">
          {t('directory:loadingPlaces')}
        </span>
        <RowSkeletons rows={skeletonRows} />
      </div>
    );
  }
  if (rows.length === 0) return <EmptyPlaces directory={directory}>{nothing}</EmptyPlaces>;
  const next = list?.meta.next;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing only mirrors what the pins show */}
      <div
        className="rows"
        aria-busy={loading}
        onMouseOver={(event) => onHot(placeAt(event.target))}
        onMouseLeave={() => onHot(null)}
        onFocus={(event) => onHot(placeAt(event.target))}
        onBlur={() => onHot(null)}
      >
        {rows.map((business, index) => (
          <ResultRow
            key={business.id}
            business={business}
            hot={hot === business.id}
            eager={index < inView}
            distance={!filters.byMap}
          />
        ))}
      </div>
      {loading && appending && <RowSkeletons rows={2} />}
      <Pager
        moreHref={next ? href({ after: next }) : null}
        firstHref={fromStart ? null : href({ after: null })}
      />
    </>
  );
}
