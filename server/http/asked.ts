import type { Lang } from '../../contract/locales.ts';

/** Who asks, as far as a guest's answer depends on it: the language, the city and the moment. */
export interface Asked {
  lang: Lang;
  /** 0 for the whole city. */
  cityId: number;
  now: Date;
}
