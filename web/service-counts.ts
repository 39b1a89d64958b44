import type { ServiceKey } from '../contract/settings.ts';
import type { WordKey } from './i18n/words.ts';

/** The message for the number of listings in each service. */
export const countWords = {
  service_provider: 'services:places',
  shops: 'services:places',
  market_place: 'services:items',
  rent: 'services:homes',
  jobs: 'services:jobs',
} as const satisfies Record<ServiceKey, WordKey>;
