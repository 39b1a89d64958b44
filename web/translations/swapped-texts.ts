import type { Lang } from '../../contract/locales.ts';

interface Written {
  text: string;
  lang: Lang;
}

/** Texts of a page that stand in the place of those that it was rendered with. */
export interface SwappedTexts {
  title?: string;
  name?: string;
  /** Of the title or the name. */
  lang?: Lang;
  description?: Written;
  allServices?: Written[];
}
