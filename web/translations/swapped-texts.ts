import type { Lang } from '../../contract/locales.ts';

interface Written {
  text: string;
  lang: Lang;
}

/** Texts that replace those that the page was rendered with. */
export interface SwappedTexts {
  title?: string;
  name?: string;
  /** Of the title or the name. */
  lang?: Lang;
  description?: Written;
  allServices?: readonly Written[];
}
