import type { BusinessDetail } from '../../../contract/businesses.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Translate } from '../../i18n/words.ts';

const halalWords = {
  certified: ['business-facts:certifiedBy', 'business-facts:certifiedBySince'],
  said: ['business-facts:ownersWord', 'business-facts:ownersWordSince'],
} as const;

/** «Certified by HFSAA since 2019», or that it is the owner who says so. */
export function halalText({ certifier, since }: NonNullable<BusinessDetail['halal']>, t: Translate): string {
  const [plain, dated] = halalWords[certifier ? 'certified' : 'said'];
  return t(since ? dated : plain, { certifier: isolate(certifier ?? ''), year: String(since) });
}

/** Names one after the other. */
export const listed = (names: readonly string[], t: Translate) => names.join(t('cards:comma'));

/** «Cash, Zelle»: how one may pay. */
export const paymentText = ({ paymentMethods }: BusinessDetail, t: Translate) =>
  listed(
    paymentMethods.map((method) => t(`business-facts:pay_${method}`)),
    t,
  );

export const languageNames = ({ languages }: BusinessDetail, t: Translate) =>
  languages.map((lang) => t(`languages:${lang}`));

export const accessNames = ({ accessibility }: BusinessDetail, t: Translate) =>
  accessibility.map((feature) => t(`business-facts:access_${feature}`));

/** One to four dollar signs. */
export const dollarSigns = (priceRange: number) => '$'.repeat(priceRange);
