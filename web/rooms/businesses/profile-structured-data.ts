import { menuCategory } from '../../directory/directory-types.ts';
import type { HeadContext } from '../../loading.ts';
import { absoluteOn } from '../../structured-data/absolute.ts';
import type { StructuredData } from '../../structured-data/values.ts';
import { wayData } from '../../structured-data/way.ts';
import { profileCrumbs } from './profile-crumbs.ts';
import { businessData } from './structured-data.ts';

/** The structured data of a business, with its breadcrumbs. */
export function profileStructuredData({ state, site, t }: HeadContext): StructuredData[] {
  const business = state.business.businessData.data;
  if (!business) return [];
  const categorySlug = menuCategory(state, business)?.slug;
  return [
    businessData({ business, categorySlug, t, absolute: absoluteOn(site) }),
    wayData(profileCrumbs(state, business, t), site),
  ];
}
