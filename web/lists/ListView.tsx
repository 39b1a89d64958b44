import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AlertButton } from '../alerts/AlertButton.tsx';
import { useWords } from '../i18n/words.ts';
import { useAppSelector } from '../store.ts';
import { type ActiveFilter, FilterChips } from '../ui/FilterChips.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as listStyles from '../ui/shared/list.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useToast } from '../ui/Toasts.tsx';
import { AreaLink } from './AreaLink.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import type { Pointing } from './RowList.tsx';
import { type ListRows, rangeWords } from './use-rows.ts';

export interface ListViewProps
  extends Pick<FilterSheetProps, 'list' | 'listKey' | 'count' | 'showWords' | 'noneWords'> {
  /** Breadcrumbs and heading. */
  header: ReactNode;
  /** Quick filters, given a function that opens all filters. */
  quick: (openFilters: () => void) => ReactNode;
  /** All filters. Rendered twice, in the page and in the sheet: ids begin with the given prefix. */
  panel: (id: string) => ReactNode;
  /** The accessible name of the list. */
  label: string;
  /** The count as text; nothing while it is unknown. */
  total: string | null;
  listRows: ListRows<unknown>;
  chips: readonly ActiveFilter[];
  clearHref: string;
  children: (pointing: Pointing) => ReactNode;
  /** Common filters as links, displayed over a map that replaces the list. */
  toggles?: readonly ActiveFilter[];
  /** The map beside the list, if its rows have locations. */
  map?: (pointing: Pointing & { visible: boolean; onTurn: () => void }) => ReactNode;
}

/** A list with all its filters and sort orders, and its map beside it. */
export function ListView(props: ListViewProps) {
  const { list, listRows, header, quick, panel, label, total, chips, clearHref, children, map, toggles } =
    props;
  const t = useWords();
  const city = useAppSelector((state) => state.settings.generalSettings.data?.city);
  const range = rangeWords(listRows, t);
  const [hot, setHot] = useState<number | null>(null);
  const [onMap, setOnMap] = useState(false);
  const toast = useToast();
  /** The filter sheet, while open. Its code loads on the first press. */
  const [FilterSheet, setFilterSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  const openFilters = () =>
    void import('./FilterSheet.tsx').then(
      (loaded) => setFilterSheet(() => loaded.FilterSheet),
      () => toast({ kind: 'error', title: t('layout:subscribeFailed') }),
    );
  const scrolled = useRef(0);
  /** The map begins at the top of the page; the scroll position of the list is restored afterwards. */
  const turn = () => {
    const wanted = onMap ? scrolled.current : 0;
    scrolled.current = window.scrollY;
    flushSync(() => setOnMap(!onMap));
    window.scrollTo(0, wanted);
  };
  const pointing = { hot, onHot: setHot };
  return (
    <div className={onMap ? `${listStyles.page} ${listStyles.onMap}` : listStyles.page}>
      <div className={listStyles.head}>
        <div className={listStyles.headRow}>
          <div className={layoutStyles.grow}>{header}</div>
          {quick(openFilters)}
        </div>
      </div>
      <div className={map ? listStyles.columns : `${listStyles.columns} ${listStyles.flat}`}>
        <aside className={listStyles.panel} aria-label={t('directory:filters')}>
          {panel('facets')}
        </aside>
        <section className={listStyles.list} aria-label={label}>
          <div className={listStyles.bar}>
            <p role="status" className={`${layoutStyles.grow} ${listStyles.total}`}>
              {total}
            </p>
            <AlertButton listKey={props.listKey} />
            {total && range && <p className={`${textStyles.muted} ${textStyles.small}`}>{range}</p>}
            {city && (
              <p className={textStyles.small}>
                {city.name} ·{' '}
                <a
                  className={textStyles.link}
                  href={list.href({ city: null, cityId: '0' })}
                  rel="external nofollow"
                >
                  {t('layout:allCity')}
                </a>
              </p>
            )}
            <AreaLink id={list.params.get('city') ?? city?.id} words="directory:aboutArea" />
            {total && listRows.start !== 1 && (
              <a className={`${textStyles.link} ${textStyles.small}`} href={list.href({ after: null })}>
                {t('directory:firstPage')}
              </a>
            )}
            <FilterChips filters={chips} clearHref={clearHref} />
          </div>
          {children(pointing)}
        </section>
        {map?.({ ...pointing, visible: onMap, onTurn: turn })}
      </div>
      {map && (
        <div className={`${listStyles.mapBar} ${visibilityStyles.withScripts}`}>
          {onMap && <h1 className={textStyles.hidden}>{label}</h1>}
          <button type="button" className={`${buttonStyles.plain} ${listStyles.mapButton}`} onClick={turn}>
            <Icon name={onMap ? 'list' : 'map'} />
            {t(onMap ? 'directory:list' : 'directory:map')}
          </button>
          {onMap && <FilterChips filters={chips} toggles={toggles} />}
        </div>
      )}
      {FilterSheet && (
        <FilterSheet {...props} onClose={() => setFilterSheet(null)}>
          {panel('sheet')}
        </FilterSheet>
      )}
    </div>
  );
}
