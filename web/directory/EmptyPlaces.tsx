import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { FilteredEmpty } from '../lists/FilteredEmpty.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ActiveFilter } from '../ui/FilterChips.tsx';
import { kmOfMiles, milesOfKm, radiusMiles } from '../ui/miles.ts';
import * as buttonStyles from '../ui/shared/button.module.css';
import { addressWithoutFilters, countOn } from './filters.ts';
import type { Directory } from './use-directory.ts';

interface Props {
  directory: Directory;
  /** Path and query of the list, its active filters, and whether the address has a query elsewhere. */
  listKey: string | null;
  chips: readonly ActiveFilter[];
  hasWords: boolean;
  /** Suggested actions if no filter is the cause. */
  children: ReactNode;
}

/** An empty result: the cause, and one next step that leads to results. */
export function EmptyPlaces({ directory, listKey, chips, hasWords, children }: Props) {
  const t = useWords();
  const { filters, href, address } = directory;
  const clear = (primary: boolean) => (
    <a
      href={addressWithoutFilters(address)}
      className={primary ? buttonStyles.primary : buttonStyles.outlined}
    >
      {t('directory:clearAll')}
    </a>
  );
  const { radiusKm } = filters;
  // Among other filters the cause is not known yet.
  if (radiusKm !== null && !filters.byMap && countOn(filters) === 1 && !hasWords) {
    const miles = milesOfKm(radiusKm);
    const wider = radiusMiles.find((choice) => choice > miles);
    return (
      <EmptyState
        icon="locate"
        title={
          Number.isInteger(miles)
            ? t('directory:emptyRadiusTitle', { count: miles })
            : t('directory:emptyRadiusShort', { miles })
        }
        text={t('directory:emptyRadiusText')}
      >
        {wider && (
          <a className={buttonStyles.primary} href={href({ radius_km: String(kmOfMiles(wider)) })}>
            {t('directory:widen', { count: wider })}
          </a>
        )}
        {clear(!wider)}
      </EmptyState>
    );
  }
  if (countOn(filters) > 0) {
    return (
      <FilteredEmpty
        title={t('directory:emptyTitle')}
        text={t('directory:emptyText')}
        list={directory}
        listKey={listKey}
        chips={chips}
        clearHref={addressWithoutFilters(address)}
        nothing={children}
      />
    );
  }
  return children;
}
