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

/** The icon of the kind of posts that an alert waits for. */
export const aboutIcon = ({ kind }: AlertAbout): IconName => (kind ? icons[kind] : 'search');

/** What an alert waits for: its words, or its kind or category, and its place. */
export function aboutTitle({ words, category, kind, place }: AlertAbout, t: Translate): string {
  const what = category ?? t(`alerts:kind.${kind ?? 'any'}`);
  return [words && t('alerts:words', { words }), what, place].filter(Boolean).join(' · ');
}

/** How it is narrowed besides; empty where it is not. */
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
