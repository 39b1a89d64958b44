import type { Lang } from '../../../contract/locales.ts';

/**
 * The language of the posts that are published in one language only, by key, as most members write them. They belong
 * to another account than the other posts, so that the demo's member can offer translations.
 */
export const onlyIn: Readonly<Record<string, Lang>> = {
  'product-two-suitcases': 'ar',
  'product-roof-box': 'en',
  'rental-ozone-park-room': 'ar',
  'rental-bayside-house': 'en',
  'job-tailor-bensonhurst': 'ar',
  'job-math-tutor-forest-hills': 'en',
};
