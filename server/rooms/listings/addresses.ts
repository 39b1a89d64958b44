import type { ListingKind } from '../../../contract/categories.ts';
import { defaultLang, type Lang } from '../../../contract/locales.ts';

/** Where members find their posts of a kind, as the specification spells it. */
export const ownPages: Record<ListingKind, string> = {
  business: '/my-business',
  product: '/my-product',
  rental: '/my-housing',
  job: '/my-job',
};

/** A page of the site in this language, as mails name it. */
export const pageIn = (publicUrl: string, path: string, lang: Lang): string =>
  `${publicUrl}${path}${lang === defaultLang ? '' : `?lang=${lang}`}`;
