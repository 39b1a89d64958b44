import { defaultLang, isLang, type Lang } from './locales.ts';

/* Lists of businesses for other sites, in frames without scripts. Knows no schema, so that the page that offers them need not carry any. */

export const embedPath = '/embed/businesses';

/** How many businesses a list may have. */
export const embedCounts = [3, 5, 10, 20] as const;
type EmbedCount = (typeof embedCounts)[number];

/** The colors of the visitor's device, or those that the other site has. */
export const embedSchemes = ['auto', 'light', 'dark'] as const;
export type EmbedScheme = (typeof embedSchemes)[number];

export interface EmbedOptions {
  lang: Lang;
  /** Words that are searched for; '' for all businesses. */
  words: string;
  /** The slug of a neighborhood; '' for the whole city. */
  neighborhood: string;
  count: EmbedCount;
  scheme: EmbedScheme;
}

/** Characters. */
export const longestEmbedWords = 100;

const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find((one) => String(one) === value) ?? otherwise;

/** What the address of a list asks for. What is missing or unknown is what the list would have without it. */
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

/** The address of a list, which `readEmbed` reads. */
export function embedAddress({ lang, words, neighborhood, count, scheme }: EmbedOptions): string {
  const query = new URLSearchParams({ lang });
  if (words) query.set('q', words);
  if (neighborhood) query.set('neighborhood', neighborhood);
  query.set('count', String(count));
  if (scheme !== 'auto') query.set('scheme', scheme);
  return `${embedPath}?${query}`;
}

/** Pixels of a photo beside a business, along both sides. */
export const embedThumbnail = 56;

/** Pixels that a list needs: its head and foot, and its rows. */
export const embedHeight = (count: number): number => 120 + count * 73;
