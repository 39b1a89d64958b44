import { limits } from '../../../contract/limits.ts';
import { pickText } from '../../../contract/locales.ts';
import { fold, searchQuery, terms } from '../../../contract/search.ts';
import type { SearchQuery, SearchResults, Suggestion } from '../../../contract/search-results.ts';
import type { Db } from '../../database/connect.ts';
import type { Asked } from '../../http/asked.ts';
import type { Businesses } from '../businesses/service.ts';
import { type Catalog, type CatalogSource, type CategoryRow, eitherOf, nameOf } from '../catalog/service.ts';
import { readAlike, readTitleMatches } from './queries.ts';

const categorySuggestions = 3;

/** Search over the directory: results with facets, and completions while typing. */
export function createSearch(db: Db, source: CatalogSource, businesses: Businesses) {
  async function search(query: SearchQuery, asked: Asked): Promise<SearchResults> {
    const found = await businesses.list({ ...query, type: undefined }, asked);
    return { data: { business: found.data }, meta: { business: found.meta } };
  }

  /** Categories that a word begins, then businesses by title; where there are none, those spelt alike. */
  async function suggest(text: string, { lang }: Asked): Promise<Suggestion[]> {
    const match = searchQuery(text, { prefix: true, weight: 'A' });
    if (match === null) return [];
    const catalog = await source.catalog();
    const categories = matchingCategories(catalog, text).slice(0, categorySuggestions);
    const room = limits.suggestions - categories.length;
    const rows = await readTitleMatches(db, match, room);
    const shown = rows.length > 0 || categories.length > 0 ? rows : await readAlike(db, fold(text), room);
    return [
      ...categories.map((row) => categorySuggestion(row)),
      ...shown.map((row): Suggestion => {
        const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
        const category = catalog.category(row.category_id);
        const place = catalog.place(row.place_id);
        return {
          kind: 'business',
          id: row.id,
          text: title.text,
          lang: title.lang,
          detail: [category, place].flatMap((part) => (part ? [nameOf(part, lang)] : [])).join(' · '),
          icon: category?.icon ?? 'map-pin',
          href: `/MarketProfile/${row.id}/${encodeURIComponent(row.slug)}`,
        };
      }),
    ];

    function categorySuggestion(row: CategoryRow): Suggestion {
      const page = row.type === 'shops' ? 'shops' : 'service';
      return {
        kind: 'category',
        id: row.id,
        text: nameOf(row, lang),
        lang,
        detail: '',
        icon: row.icon,
        href: `/SubCategory/${row.slug}/${row.id}?Page=${page}`,
      };
    }
  }

  return { search, suggest };
}
export type Search = ReturnType<typeof createSearch>;

/** Directory categories of which a name or synonym begins with the text. */
function matchingCategories(catalog: Catalog, text: string): CategoryRow[] {
  const asked = terms(text).join(' ');
  return catalog.categories.filter(
    (row) =>
      (row.type === 'services' || row.type === 'shops') &&
      [row.name_en, row.name_ar, ...row.synonyms].some((name) => {
        const words = terms(name).join(' ');
        return words.startsWith(asked) || words.includes(` ${asked}`);
      }),
  );
}
