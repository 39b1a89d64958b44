import type { SectionType } from '../contract/categories.ts';
import type { ServiceKey } from '../contract/settings.ts';
import { jobsPath, productsPath, rentalsPath, subCategoryPath } from './addresses.ts';
import type { IconName } from './ui/Icon.tsx';

/** One of the five services of the site: its link and icon. Its texts come from the settings. */
export interface ServiceSection {
  key: ServiceKey;
  type: SectionType;
  path: string;
  icon: IconName;
}

/** In menu order. */
export const serviceSections: ServiceSection[] = [
  { key: 'service_provider', type: 'services', path: '/Category/services', icon: 'wrench' },
  { key: 'shops', type: 'shops', path: '/Category/shops', icon: 'store' },
  { key: 'market_place', type: 'products', path: '/market-place', icon: 'box' },
  { key: 'rent', type: 'rents', path: '/rents', icon: 'home' },
  { key: 'jobs', type: 'jobs', path: '/jobs', icon: 'briefcase' },
];

/** The tile pattern behind a pointed arch. */
export function sectionPicture({ type }: ServiceSection): string {
  return `/art/door/${type}.svg`;
}

/** The API's name for the rental type of a category, by its slug. */
const accommodationOf: Record<string, string> = {
  apartments: 'apartment',
  houses: 'house',
  townhouses: 'townhouse',
  rooms: 'room',
};

/** The path of a category in a section. */
export function sectionCategoryPath(
  { type }: ServiceSection,
  category: { id: number; slug: string },
): string {
  switch (type) {
    case 'products':
      return productsPath({ main_id: category.id });
    case 'rents':
      return rentalsPath({ type: accommodationOf[category.slug] });
    case 'jobs':
      return jobsPath({ category: category.id });
    default:
      return subCategoryPath({ ...category, type });
  }
}
