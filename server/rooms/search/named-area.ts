import type { Lang } from '../../../contract/locales.ts';
import type { NamedArea } from '../../../contract/search-results.ts';
import { type Catalog, type Lexicon, nameOf, tokensOf } from '../catalog/service.ts';

/**
 * The first neighborhood or near city that a query names. Boroughs have no page.
 * @returns null if there is none
 */
export function namedArea(query: string, catalog: Catalog, lexicon: Lexicon, lang: Lang): NamedArea | null {
  const words = tokensOf(query).map(({ term }) => term);
  for (let at = 0; at < words.length; ) {
    const found = lexicon.longestAt(words, at);
    const id = found?.concepts.find(({ placeId }) => placeId !== undefined)?.placeId;
    const place = id === undefined ? undefined : catalog.place(id);
    if (place && place.kind !== 'borough') return { id: place.id, name: nameOf(place, lang) };
    at += found?.length ?? 1;
  }
  return null;
}
