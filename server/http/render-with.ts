import type { Lang } from '../../contract/locales.ts';

/** Draws a page of the site in which some reads answer otherwise than they do. */
export type RenderWith = (target: string, lang: Lang, reads: Record<string, unknown>) => Promise<string>;
