import type { AlertAbout } from '../../contract/alerts.ts';
import type { Translate } from '../i18n/words.ts';
import type { IconName } from '../ui/Icon.tsx';

const icons = {
  business: 'store',
  product: 'box',
  rental: 'home',
  job: 'briefcase',
  event: 'calendar',
} as const;

/** The icon of an alert's kind of posts. */
export const aboutIcon = ({ kind }: AlertAbout): IconName => (kind ? icons[kind] : 'search');

/** The criteria of an alert: its query, or its kind or category, and its place. */
export function aboutTitle({ words, category, kind, place }: AlertAbout, t: Translate): string {
  const what = category ?? t(`alerts:kind.${kind ?? 'any'}`);
  return [words && t('alerts:words', { words }), what, place].filter(Boolean).join(' · ');
}

/** Its other filters; empty if there are none. */
export function aboutDetails({ bedrooms, priceMin, priceMax, filters }: AlertAbout, t: Translate): string {
  return [
    bedrooms !== null && t('alerts:bedrooms', { count: bedrooms }),
    priceMin !== null && t('alerts:from', { price: priceMin }),
    priceMax !== null && t('alerts:to', { price: priceMax }),
    ...filters,
  ]
    .filter(Boolean)
    .join(' · ');
}
