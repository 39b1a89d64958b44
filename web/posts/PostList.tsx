import { type ReactNode, useMemo } from 'react';
import type { State } from '../../contract/places.ts';
import { useWords, type WordKey } from '../i18n/words.ts';
import { addressWithout } from '../lists/address.ts';
import { FilteredEmpty } from '../lists/FilteredEmpty.tsx';
import { ListView } from '../lists/ListView.tsx';
import { MapPanelLater } from '../lists/MapPanelLater.tsx';
import type { MapCardView } from '../lists/map/MapPanel.tsx';
import { areaOf, isByMap } from '../lists/map-area.ts';
import { QuickBar } from '../lists/QuickBar.tsx';
import { RowList, type RowListProps } from '../lists/RowList.tsx';
import type { ListAddress } from '../lists/use-list-address.ts';
import { useNearMe } from '../lists/use-near-me.ts';
import { useRows } from '../lists/use-rows.ts';
import type { Status } from '../state/create-fetch-slice.ts';
import type { ListOf } from '../state/slices.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ActiveFilter } from '../ui/FilterChips.tsx';
import type { IconName } from '../ui/Icon.tsx';
import type { MapPin } from '../ui/map-pin-element.ts';
import * as textStyles from '../ui/shared/text.module.css';

/** The message area of a list. */
export interface ListWords {
  label: WordKey;
  /** Both sides are counted. */
  total: WordKey;
  atLeast: WordKey;
  show: WordKey;
  more: WordKey;
  loading: WordKey;
  none: WordKey;
  noneYet: WordKey;
  noneYetText: WordKey;
}

interface Props<Card> extends Pick<RowListProps<Card>, 'row' | 'className' | 'skeletons' | 'inView'> {
  header: ReactNode;
  address: ListAddress;
  list: ListOf<Card> | null;
  status: Status;
  /** The response of `list`, under the name of its slice. */
  listKey: string | null;
  words: ListWords;
  icon: IconName;
  /** The sort orders, if there are several. */
  sort: { value: string; options: { value: string; label: string }[] } | null;
  panel: (id: string) => ReactNode;
  /** The active filters, and the names of all. */
  chips: readonly ActiveFilter[];
  filterNames: readonly string[];
  /** The link to create a post, for an empty list. */
  post: ReactNode;
  /** The message if nothing is found and no filter is the cause, instead of that nobody has posted yet. */
  nothing?: ReactNode;
  /** If rows have locations. */
  map: {
    label: string;
    states: readonly State[];
    near: string | null;
    radiusKm: number | null;
    pinsOf: (rows: readonly Card[]) => MapPin[];
    groupWords: (count: number) => string;
    cardOf: (card: Card, view: MapCardView) => ReactNode;
  } | null;
}

const noPins: MapPin[] = [];

/**
 * A list of rentals, jobs or products, with facets, chips, sort orders, pages and, if they have locations, a map.
 */
export function PostList<Card extends { id: number }>(props: Props<Card>) {
  const { header, address, list, status, listKey, words, icon, sort, panel, chips, filterNames, post, map } =
    props;
  const t = useWords();
  const near = useNearMe(address);
  const listRows = useRows(list, listKey, address.params);
  const { rows } = listRows;
  const byMap = isByMap(address.params);
  const pinsOf = map?.pinsOf;
  const pins = useMemo(() => pinsOf?.(rows) ?? noPins, [pinsOf, rows]);
  const meta = status === 'failed' ? undefined : list?.meta;
  const clearHref = addressWithout(address.address, [...filterNames, 'by']);
  const unfiltered = props.nothing ?? (
    <EmptyState icon={icon} title={t(words.noneYet)} text={t(words.noneYetText)}>
      {post}
    </EmptyState>
  );
  const nothing =
    chips.length > 0 ? (
      <FilteredEmpty
        title={t(words.none)}
        text={t('post-lists:emptyText')}
        list={address}
        listKey={listKey}
        chips={chips}
        clearHref={clearHref}
        nothing={unfiltered}
      />
    ) : (
      unfiltered
    );
  return (
    <ListView
      header={header}
      quick={(onFilters) => (
        <QuickBar
          list={address}
          on={chips.length}
          sort={sort}
          near={map ? { ...near, isOn: map.near !== null && !byMap } : null}
          onFilters={onFilters}
        />
      )}
      panel={panel}
      label={t(words.label)}
      total={meta ? t(meta.totalIsExact ? words.total : words.atLeast, { count: meta.total }) : null}
      list={address}
      listKey={listKey}
      listRows={listRows}
      count={meta}
      showWords={(count) => t(words.show, { count })}
      noneWords={t(words.none)}
      chips={chips}
      clearHref={clearHref}
      {...(map && {
        map: ({ visible, onTurn, hot, onHot }) => (
          <MapPanelLater
            label={map.label}
            groupWords={map.groupWords}
            pins={pins}
            states={map.states}
            list={address}
            near={near}
            area={byMap ? areaOf(map.near, map.radiusKm) : null}
            hot={hot}
            onHot={onHot}
            visible={visible}
            onTurn={onTurn}
            listKey={listKey}
            cardOf={(id, view) => {
              const chosen = rows.find((row) => row.id === id) ?? (view.far as Card | undefined);
              return chosen && map.cardOf(chosen, view);
            }}
          />
        ),
      })}
    >
      {(pointing) => (
        <>
          <h2 className={textStyles.hidden}>{t(words.label)}</h2>
          <RowList
            {...pointing}
            list={address}
            listRows={listRows}
            status={status}
            words={{ loading: t(words.loading), failed: t('post-lists:failedTitle'), more: t(words.more) }}
            row={props.row}
            {...(props.className && { className: props.className })}
            {...(props.skeletons && { skeletons: props.skeletons })}
            {...(props.inView && { inView: props.inView })}
            nothing={nothing}
          />
        </>
      )}
    </ListView>
  );
}
