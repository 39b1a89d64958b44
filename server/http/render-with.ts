import type { Lang } from '../../contract/locales.ts';

/** Renders a page of the site in which some reads are overridden. */
export type RenderWith = (target: string, lang: Lang, reads: Record<string, unknown>) => Promise<string>;
