import type { Category } from '../../contract/categories.ts';
import type { State } from '../../contract/places.ts';
import type { Translate } from '../i18n/words.ts';
import { placeName } from '../lists/facet-links.ts';
import { withinWords } from '../lists/within-words.ts';
import type { ActiveFilter } from '../ui/FilterChips.tsx';
import type { DirectoryChanges, Filters } from './filters.ts';

interface Source {
  filters: Filters;
  categories: readonly Category[];
  states: readonly State[];
  href: (changes: DirectoryChanges) => string;
  t: Translate;
}

/** The active filters as text, each with the address without it. */
export function activeFilters({ filters, categories, states, href, t }: Source): ActiveFilter[] {
  const { category, city, openNow, verified, rated, near, byMap, radiusKm, q } = filters;
  const chips: (ActiveFilter | null)[] = [
    q !== null
      ? { key: 'q', label: t('directory:searchWords', { query: q }), href: href({ q: null }) }
      : null,
    category !== null
      ? {
          key: 'category',
          label: categories.find(({ id }) => id === category)?.name ?? String(category),
          href: href({ category: null }),
        }
      : null,
    city !== null
      ? { key: 'city', label: placeName(states, city) ?? String(city), href: href({ city: null }) }
      : null,
    near !== null
      ? {
          key: 'near',
          label: t(byMap ? 'directory:onTheMap' : 'directory:nearMe'),
          href: href({ near: null }),
        }
      : null,
    radiusKm !== null && !byMap
      ? { key: 'radius_km', label: withinWords(radiusKm, t), href: href({ radius_km: null }) }
      : null,
    openNow ? { key: 'open_now', label: t('place-cards:openNow'), href: href({ open_now: null }) } : null,
    verified ? { key: 'verified', label: t('directory:verifiedOnly'), href: href({ verified: null }) } : null,
    rated ? { key: 'rated', label: t('directory:highlyRated'), href: href({ rated: null }) } : null,
  ];
  return chips.filter((chip) => chip !== null);
}
