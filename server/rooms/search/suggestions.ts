import type { CategoryType, ListingKind } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { accommodationTypes } from '../../../contract/rentals.ts';
import { fold, searchQuery, terms } from '../../../contract/search.ts';
import type { Suggestion } from '../../../contract/search-results.ts';
import type { GeneralSettings } from '../../../contract/settings.ts';
import type { Db } from '../../database/connect.ts';
import type { Asked } from '../../http/asked.ts';
import { type Catalog, type CatalogSource, type CategoryRow, eitherOf, nameOf } from '../catalog/service.ts';
import type { Settings } from '../settings/service.ts';
import {
  type ArticleMatch,
  readAlike,
  readArticleMatches,
  readTitleMatches,
  type TitleMatch,
} from './queries.ts';

const most = { categories: 3, articles: 2 };

/** What a suggestion of each kind of listing is called, and the page that it leads to. */
const pages: Record<ListingKind, { kind: Suggestion['kind']; path: string }> = {
  business: { kind: 'business', path: '/MarketProfile' },
  product: { kind: 'product', path: '/Show-Product' },
  rental: { kind: 'rent', path: '/Rent' },
  job: { kind: 'job', path: '/show-job' },
};
const articlePages = { blog: '/Show-Blog', news: '/Show-News', guide: '/Show-User-Guide' };

/** Completions while typing. */
export function createSuggestions(db: Db, source: CatalogSource, settings: Settings) {
  /** Categories that a word begins, then listings and articles by title; where there are none, those spelt alike. */
  return async function suggest(text: string, { lang, now }: Asked): Promise<Suggestion[]> {
    const match = searchQuery(text, { prefix: true, weight: 'A' });
    if (match === null) return [];
    const [catalog, general] = await Promise.all([source.catalog(), settings.general(lang)]);
    const categories = matchingCategories(catalog, text).slice(0, most.categories);
    const room = limits.suggestions - categories.length;
    const [listings, articles] = await Promise.all([
      readTitleMatches(db, match, now, room),
      readArticleMatches(db, match, now, most.articles),
    ]);
    const found = categories.length + listings.length + articles.length;
    const shown = found > 0 ? listings : await readAlike(db, fold(text), now, room);
    // Articles take the last places, never all of them.
    const places = Math.max(0, room - articles.length);
    return [
      ...categories.map((row) => categorySuggestion(row, catalog, general, lang)),
      ...shown.slice(0, places).map((row) => listingSuggestion(row, catalog, lang)),
      ...articles.map((row) => articleSuggestion(row, lang)),
    ];
  };
}

/** Categories that the text begins, by name above those by a synonym, those of the directory first. */
function matchingCategories(catalog: Catalog, text: string): CategoryRow[] {
  const asked = terms(text).join(' ');
  const begins = (name: string) => {
    const words = terms(name).join(' ');
    return words.startsWith(asked) || words.includes(` ${asked}`);
  };
  const rank = (row: CategoryRow) => {
    const isNamed = begins(row.name_en) || begins(row.name_ar);
    if (!isNamed && !row.synonyms.some(begins)) return undefined;
    const isDirectory = row.type === 'services' || row.type === 'shops';
    return (isNamed ? 0 : 2) + (isDirectory ? 0 : 1);
  };
  return catalog.categories
    .flatMap((row) => {
      const place = rank(row);
      return place === undefined ? [] : [{ row, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);
}

const addresses: Record<CategoryType, (row: CategoryRow) => string> = {
  services: (row) => `/SubCategory/${row.slug}/${row.id}?Page=service`,
  shops: (row) => `/SubCategory/${row.slug}/${row.id}?Page=shops`,
  products: ({ id, parent_id }) =>
    parent_id === null
      ? `/market-place/products?main_id=${id}`
      : `/market-place/products?main_id=${parent_id}&category_id=${id}`,
  rents: ({ slug }) => {
    const type = accommodationTypes.find((one) => slug === `${one}s`);
    return type ? `/rents?type=${type}` : '/rents';
  },
  jobs: ({ id }) => `/jobs?category=${id}`,
};

/** Which of the five doors a category lies behind; the directory's need no telling. */
const doors = { products: 'market_place', rents: 'rent', jobs: 'jobs' } as const;

function categorySuggestion(
  row: CategoryRow,
  catalog: Catalog,
  { services }: GeneralSettings,
  lang: Lang,
): Suggestion {
  const parent = row.parent_id === null ? undefined : catalog.category(row.parent_id);
  const door = row.type === 'services' || row.type === 'shops' ? undefined : services[doors[row.type]].name;
  return {
    kind: 'category',
    id: row.id,
    text: nameOf(row, lang),
    lang,
    detail: [door, parent && nameOf(parent, lang)].filter(Boolean).join(' · '),
    icon: row.icon,
    href: addresses[row.type](row),
  };
}

function listingSuggestion(row: TitleMatch, catalog: Catalog, lang: Lang): Suggestion {
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  const category = catalog.category(row.category_id);
  const place = catalog.place(row.place_id);
  const { kind, path } = pages[row.kind];
  return {
    kind,
    id: row.id,
    text: title.text,
    lang: title.lang,
    detail: [category, place].flatMap((part) => (part ? [nameOf(part, lang)] : [])).join(' · '),
    icon: category?.icon ?? 'map-pin',
    href: `${path}/${row.id}/${encodeURIComponent(row.slug)}`,
  };
}

function articleSuggestion(row: ArticleMatch, lang: Lang): Suggestion {
  const title = pickText(row.title, lang);
  return {
    kind: row.kind === 'news' ? 'blog' : row.kind,
    id: row.id,
    text: title.text,
    lang: title.lang,
    detail: '',
    icon: 'books',
    href: `${articlePages[row.kind]}/${row.id}/${encodeURIComponent(row.slug)}`,
  };
}
