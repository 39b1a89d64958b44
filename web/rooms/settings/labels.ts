import { partNames } from '../../back-office/part-names.ts';
import type { Translate, WordKey } from '../../i18n/words.ts';

const words: Record<string, WordKey> = {
  name: 'admin-settings:name',
  'navbar.logo': 'admin-settings:navbarLogo',
  'navbar.states': 'admin-settings:states',
  logo: 'admin-settings:logo',
  'services.service_provider': 'admin-settings:service_provider',
  'services.shops': 'admin-settings:shops',
  'services.market_place': 'admin-settings:market_place',
  'services.rent': 'admin-settings:rent',
  'services.jobs': 'admin-settings:jobs',
  'footer.social_media': 'admin-settings:social',
  'footer.subscribe': 'admin-settings:subscribe',
  'footer.email': 'admin-settings:email',
  'footer.phone': 'admin-settings:phone',
  'footer.Copyright': 'admin-settings:copyright',
  'footer.about': 'admin-settings:about',
};

/** The label of a path in the settings. */
export const labelOfSetting = (t: Translate): ((path: string) => string) => partNames(t, words);
