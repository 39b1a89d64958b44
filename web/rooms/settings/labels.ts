import { type Lang, locales } from '../../../contract/locales.ts';
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

const isLang = (step: string | undefined): step is Lang => step !== undefined && Object.hasOwn(locales, step);

/** What a place of the settings is called. */
export function labelOfSetting(t: Translate): (path: string) => string {
  return (path) => {
    const steps = path.split('.');
    const last = steps.at(-1);
    const numbered = steps.find((step) => /^\d+$/.test(step));
    const which = numbered === undefined ? '' : ` ${Number(numbered) + 1}`;
    const lang = isLang(last) ? ` (${locales[last].nativeName})` : '';
    for (let length = steps.length; length > 0; length--) {
      const word = words[steps.slice(0, length).join('.')];
      if (word) return `${t(word)}${which}${lang}`;
    }
    return path;
  };
}
