import { defaultLang, isLang, type Lang } from './locales.ts';

/* Lists of businesses for other sites, in frames without scripts. Without schemas, so that pages can import it. */

export const embedPath = '/embed/businesses';

/** The maximum number of businesses in a list. */
export const embedCounts = [3, 5, 10, 20] as const;
type EmbedCount = (typeof embedCounts)[number];

/** The color scheme of the visitor's device, or a fixed one. */
export const embedSchemes = ['auto', 'light', 'dark'] as const;
export type EmbedScheme = (typeof embedSchemes)[number];

export interface EmbedOptions {
  lang: Lang;
  /** The query; '' for all businesses. */
  words: string;
  /** The slug of a neighborhood; '' for the whole city. */
  neighborhood: string;
  count: EmbedCount;
  scheme: EmbedScheme;
}

/** The maximum length. */
export const longestEmbedWords = 100;

const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find((one) => String(one) === value) ?? otherwise;

/** Parses the address of a list. Missing and unknown values are replaced by defaults. */
export function readEmbed(query: Record<string, string | undefined>): EmbedOptions {
  const { lang = '', q = '', neighborhood = '', count, scheme } = query;
  return {
    lang: isLang(lang) ? lang : defaultLang,
    words: q.trim().slice(0, longestEmbedWords),
    neighborhood,
    count: oneOf<EmbedCount>(embedCounts, count, 5),
    scheme: oneOf<EmbedScheme>(embedSchemes, scheme, 'auto'),
  };
}

/** The address of a list, which `readEmbed` parses. */
export function embedAddress({ lang, words, neighborhood, count, scheme }: EmbedOptions): string {
  const query = new URLSearchParams({ lang });
  if (words) query.set('q', words);
  if (neighborhood) query.set('neighborhood', neighborhood);
  query.set('count', String(count));
  if (scheme !== 'auto') query.set('scheme', scheme);
  return `${embedPath}?${query}`;
}

/** The width and height of a photo beside a business, in pixels. */
export const embedThumbnail = 56;

/** The height of a list in pixels: header, footer and rows. */
export const embedHeight = (count: number): number => 120 + count * 73;
