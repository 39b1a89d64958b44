import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import type { Category } from '../../contract/categories.ts';
import type { State } from '../../contract/places.ts';
import { useWords } from '../i18n/words.ts';
import type { Status } from '../state/create-fetch-slice.ts';
import type { BusinessList } from '../state/slices.ts';
import { FilterChips } from '../ui/FilterChips.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSoftLinks } from '../ui/use-soft-links.ts';
import { activeFilters } from './active-filters.ts';
import { FacetPanel } from './FacetPanel.tsx';
import { areaLinks, categoryLinks, countOfSwitch } from './facet-links.ts';
import { addressWithoutFilters } from './filters.ts';
import { MapPanel } from './MapPanel.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { ResultList } from './ResultList.tsx';
import { useDirectory } from './use-directory.ts';
import { useNearMe } from './use-near-me.ts';
import { useRows } from './use-rows.ts';

export interface ResultsViewProps {
  /** Breadcrumbs and heading. */
  header: ReactNode;
  list: BusinessList | null;
  status: Status;
  states: State[];
  /** The categories to choose among, the chosen one, and where each leads. */
  categories: Category[];
  category: number | null;
  categoryHref: (category: Category) => string;
  /** The list answers words that stand elsewhere in the address. */
  hasWords?: boolean;
  /** What to say where nothing is found and no filter is to blame. */
  nothing: ReactNode;
}

const noFacets = {};

/** A list of places and their map side by side, with everything that narrows and orders it. */
export function ResultsView(props: ResultsViewProps) {
  const { header, list, status, states, categories, category, categoryHref, hasWords = false } = props;
  const t = useWords();
  const root = useRef<HTMLDivElement>(null);
  useSoftLinks(root);
  const { revalidate } = useRevalidator();
  const directory = useDirectory();
  const near = useNearMe(directory);
  const { address, filters, href } = directory;
  const shown = useRows(list, filters.after);
  const [hot, setHot] = useState<number | null>(null);
  const [onMap, setOnMap] = useState(false);
  const [inSheet, setInSheet] = useState(false);
  const scrolled = useRef(0);
  /** The map begins at the top of the page; the list is found again where it was left. */
  const turn = () => {
    const wanted = onMap ? scrolled.current : 0;
    scrolled.current = window.scrollY;
    flushSync(() => setOnMap(!onMap));
    window.scrollTo(0, wanted);
  };
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
    <div className={onMap ? 'results on-map' : 'results'} ref={root}>
      <div className="rt">
        <div className="in">
          <div className="grow">{header}</div>
          <QuickFilters
            directory={directory}
            near={near}
            hasWords={hasWords}
            onFilters={() => setInSheet(true)}
          />
        </div>
      </div>
      <div className="rs">
        <aside className="fil" aria-label={t('directory:filters')}>
          <FacetPanel id="facets" {...panel} />
        </aside>
        <section className="ls" aria-label={t('directory:results')}>
          <div className="bar">
            <p role="status" className="total grow">
              {meta && totalWords(meta.total, meta.totalIsExact, t)}
            </p>
            <FilterChips
              filters={activeFilters({ filters, categories, states, href, t })}
              clearHref={addressWithoutFilters(address)}
            />
          </div>
          <ResultList
            directory={directory}
            shown={shown}
            status={status}
            hot={hot}
            onHot={setHot}
            onRetry={() => void revalidate()}
            nothing={props.nothing}
          />
        </section>
        <MapPanel
          rows={shown.rows}
          states={states}
          directory={directory}
          near={near}
          hot={hot}
          onHot={setHot}
          visible={onMap}
        />
      </div>
      <button type="button" className="btn mfab js-only" onClick={turn}>
        <Icon name={onMap ? 'list' : 'map'} />
        {t(onMap ? 'directory:list' : 'directory:map')}
      </button>
      {inSheet && (
        <Sheet
          title={t('directory:filters')}
          onClose={() => setInSheet(false)}
          footer={(close) => (
            <button type="button" className="btn p w" onClick={close}>
              {meta ? t('directory:showPlaces', { count: meta.total }) : t('directory:apply')}
            </button>
          )}
        >
          <FacetPanel id="sheet" {...panel} />
        </Sheet>
      )}
    </div>
  );
}

function totalWords(total: number, exact: boolean, t: ReturnType<typeof useWords>): string {
  return exact ? t('directory:places', { count: total }) : t('directory:placesAtLeast', { count: total });
}
