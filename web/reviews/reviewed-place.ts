import type { BusinessDetail } from '../../contract/businesses.ts';

/** What is known of a business where its reviews are. */
export type ReviewedPlace = Pick<
  BusinessDetail,
  'id' | 'name' | 'lang' | 'street' | 'area' | 'allServices' | 'reviewCount'
>;
