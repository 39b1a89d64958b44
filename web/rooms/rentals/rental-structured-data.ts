import { rentalPath } from '../../addresses.ts';
import type { HeadContext } from '../../loading.ts';
import { absoluteOn } from '../../structured-data/absolute.ts';
import { rentalData } from '../../structured-data/offers.ts';
import type { StructuredData } from '../../structured-data/values.ts';
import { wayData } from '../../structured-data/way.ts';
import { utilityNames } from './HomeFacts.tsx';
import { rentalCrumbs } from './rental-crumbs.ts';

/** The structured data of a post's page, with its breadcrumbs. */
export function rentalStructuredData({ state, site, t }: HeadContext): (StructuredData | null)[] {
  const found = state.rent.rental.data;
  if (!found) return [];
  const amenities = [...utilityNames(found, t), ...(found.furnished ? [t('rental-facts:furnished')] : [])];
  return [
    rentalData(found, rentalPath(found), absoluteOn(site), amenities),
    wayData(rentalCrumbs(found, t), site),
  ];
}
