import { type ReactNode, useMemo } from 'react';
import type { BusinessCard } from '../../contract/businesses.ts';
import type { Category } from '../../contract/categories.ts';
import type { State } from '../../contract/places.ts';
import type { Explained } from '../../contract/search-results.ts';
import { useWords } from '../i18n/words.ts';
import { areaLinks } from '../lists/facet-links.ts';
import { ListView } from '../lists/ListView.tsx';
import { MapPanelLater } from '../lists/MapPanelLater.tsx';
import { areaOf } from '../lists/map-area.ts';
import { RowList } from '../lists/RowList.tsx';
import { useNearMe } from '../lists/use-near-me.ts';
import { useRows } from '../lists/use-rows.ts';
import type { Status } from '../state/create-fetch-slice.ts';
import type { BusinessList } from '../state/slices.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { ResultRow } from '../ui/ResultRow.tsx';
import { activeFilters } from './active-filters.ts';
import { EmptyPlaces } from './EmptyPlaces.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import { categoryLinks, countOfSwitch } from './facet-links.ts';
import { addressWithoutFilters } from './filters.ts';
import { offToggles, QuickFilters } from './QuickFilters.tsx';
import { useDirectory } from './use-directory.ts';

/** Reads the card of a selected pin on demand. */
const PlaceMapCard = lazyPart(async () => ({
  default: (await import('../ui/PlaceMapCard.tsx')).PlaceMapCard,
}));

export interface ResultsViewProps {
  /** Breadcrumbs and heading. */
  header: ReactNode;
  list: BusinessList | null;
  status: Status;
  /** The response of `list`, under the name of its slice. */
  listKey: string | null;
  states: readonly State[];
  /** The categories, the selected one, and the address of each. */
  categories: readonly Category[];
  category: number | null;
  categoryHref: (category: Category) => string;
  /** The query is elsewhere in the address. */
  hasWords?: boolean;
  /** Google's map, if configured and the visitor has consented. */
  google?: boolean;
  /** The message if the list is empty and no filter is the cause. */
  nothing: ReactNode;
  /** Why a search matched a row, if its name does not show it. */
  whyOf?: (row: BusinessCard & Explained) => ReactNode;
}

const noFacets = {};

function pinsOf(rows: readonly BusinessCard[]) {
  return rows.flatMap(({ id, name, point, category, rating }) =>
    point ? [{ id, name, point, icon: category.icon, rating }] : [],
  );
}

/** A list of places and their map, side by side. */
export function ResultsView(props: ResultsViewProps) {
  const {
    header,
    list,
    status,
    listKey,
    states,
    categories,
    category,
    categoryHref,
    hasWords = false,
  } = props;
  const t = useWords();
  const directory = useDirectory();
  const near = useNearMe(directory);
  const { address, filters, href } = directory;
  const listRows = useRows(list, listKey, directory.params);
  const { rows } = listRows;
  const pins = useMemo(() => pinsOf(rows), [rows]);
  const chips = activeFilters({ filters, categories, states, href, t });
  const meta = status === 'failed' ? undefined : list?.meta;
  const facets = list?.meta.facets ?? noFacets;
  const panel = {
    directory,
    categories: categoryLinks({ facets, categories, current: category, hrefOf: categoryHref }),
    areas: areaLinks({
      facets,
      states,
      current: filters.city,
      hrefOf: (id) => href({ city: id === null ? null : String(id) }),
    }),
    openCount: countOfSwitch(facets, 'open_now'),
    verifiedCount: countOfSwitch(facets, 'verified'),
    searchable: !hasWords,
  };
  return (
    <ListView
      header={header}
      quick={(onFilters) => (
        <QuickFilters directory={directory} near={near} hasWords={hasWords} onFilters={onFilters} />
      )}
      panel={(id) => <FacetPanel id={id} {...panel} />}
      label={t('directory:results')}
      total={meta ? totalWords(meta.total, meta.totalIsExact, t) : null}
      list={directory}
      listKey={listKey}
      listRows={listRows}
      count={meta}
      showWords={(count) => t('directory:showPlaces', { count })}
      noneWords={t('directory:emptyTitle')}
      chips={chips}
      clearHref={addressWithoutFilters(address)}
      toggles={offToggles(directory, t)}
      map={({ visible, onTurn, hot, onHot }) => (
        <MapPanelLater
          label={t('directory:mapOf')}
          pins={pins}
          states={states}
          list={directory}
          near={near}
          area={filters.byMap ? areaOf(filters.near, filters.radiusKm) : null}
          hot={hot}
          onHot={onHot}
          visible={visible}
          onTurn={onTurn}
          google={props.google}
          groupWords={(count) => t('directory:placesHere', { count })}
          listKey={listKey}
          cardOf={(id, { isFocused, close, areaPath, far }) => {
            const chosen = rows.find((row) => row.id === id) ?? (far as BusinessCard | undefined);
            return (
              chosen && (
                <PlaceMapCard
                  key={id}
                  business={chosen}
                  distance={!filters.byMap}
                  isFocused={isFocused}
                  areaPath={areaPath}
                  onClose={close}
                />
              )
            );
          }}
        />
      )}
    >
      {(pointing) => (
        <RowList
          {...pointing}
          list={directory}
          listRows={listRows}
          status={status}
          words={{
            loading: t('directory:loadingPlaces'),
            failed: t('directory:failedTitle'),
            more: t('directory:morePlaces'),
          }}
          row={(business, { hot, eager }) => (
            <ResultRow
              key={business.id}
              business={business}
              hot={hot}
              eager={eager}
              distance={!filters.byMap}
              why={props.whyOf?.(business)}
            />
          )}
          nothing={
            <EmptyPlaces directory={directory} listKey={listKey} chips={chips} hasWords={hasWords}>
              {props.nothing}
            </EmptyPlaces>
          }
        />
      )}
    </ListView>
  );
}

function totalWords(total: number, exact: boolean, t: ReturnType<typeof useWords>): string {
  return exact ? t('directory:places', { count: total }) : t('directory:placesAtLeast', { count: total });
}
