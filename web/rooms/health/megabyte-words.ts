import { type Lang, locales } from '../../../contract/locales.ts';

/** A size in megabytes: «52.3 MB». */
export const megabyteWords = (bytes: number, lang: Lang): string =>
  new Intl.NumberFormat(locales[lang].intl, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);
