import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { kmOfMiles, milesOfKm, radiusMiles } from '../ui/miles.ts';
import { addressWithoutFilters, countOn } from './filters.ts';
import type { Directory } from './use-directory.ts';

interface Props {
  directory: Directory;
  /** What to do where no filter is in the way. */
  children: ReactNode;
}

/** Nothing found: what is missing, and the one next step that leads to something. */
export function EmptyPlaces({ directory, children }: Props) {
  const t = useWords();
  const { filters, href, address } = directory;
  const clear = (primary: boolean) => (
    <a href={addressWithoutFilters(address)} className={primary ? 'btn p' : 'btn o'}>
      {t('directory:clearAll')}
    </a>
  );
  const { radiusKm } = filters;
  if (radiusKm !== null && !filters.byMap) {
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
          <a className="btn p" href={href({ radius_km: String(kmOfMiles(wider)) })}>
            {t('directory:widen', { count: wider })}
          </a>
        )}
        {clear(!wider)}
      </EmptyState>
    );
  }
  if (filters.openNow) {
    return (
      <EmptyState icon="clock" title={t('directory:emptyOpenTitle')} text={t('directory:emptyOpenText')}>
        <a className="btn p" href={href({ open_now: null })}>
          {t('directory:includeClosed')}
        </a>
        {countOn(filters) > 1 && clear(false)}
      </EmptyState>
    );
  }
  if (countOn(filters) > 0) {
    return (
      <EmptyState icon="search" title={t('directory:emptyTitle')} text={t('directory:emptyText')}>
        {clear(true)}
      </EmptyState>
    );
  }
  return children;
}
