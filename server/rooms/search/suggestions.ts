import type { CategoryType } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { ownKindOf, postPages } from '../../../contract/post-kinds.ts';
import { accommodationTypes } from '../../../contract/rentals.ts';
import { terms } from '../../../contract/search.ts';
import type { Suggestion } from '../../../contract/search-results.ts';
import type { ServiceKey } from '../../../contract/settings.ts';
import type { Db } from '../../database/connect.ts';
import { messageOf } from '../../http/messages.ts';
import type { RequestContext } from '../../http/request-context.ts';
import {
  type Catalog,
  type CatalogSource,
  type CategoryRow,
  eitherOf,
  type Lexicon,
  nameOf,
  tokensOf,
} from '../catalog/service.ts';
import type { Settings } from '../settings/service.ts';
import type { ArticleMatch } from './queries.ts';
import { createTitleSearch } from './suggested-titles.ts';
import type { TitleMatch } from './title-queries.ts';

const most = { categories: 3, places: 2, words: 3 };
const arabicLetter = /\p{Script=Arabic}/u;

const articlePages = { blog: '/Show-Blog', news: '/Show-News', guide: '/Show-User-Guide' };

/** Completions while typing. */
export function createSuggestions(db: Db, source: CatalogSource, settings: Settings) {
  const titlesWith = createTitleSearch(db, source);

  async function found(text: string, { lang, now }: RequestContext): Promise<Suggestion[]> {
    const [catalog, sections, lexicon] = await Promise.all([
      source.catalog(),
      settings.sectionNames(lang),
      source.lexicon(),
    ]);
    const asked = terms(text).join(' ');
    const categories = matchingCategories(catalog, asked).slice(0, most.categories);
    const begun = lexicon.beginningWith(asked);
    const places = new Set(begun.flatMap(({ concept: { placeId } }) => (placeId ? [placeId] : [])));
    const known: Suggestion[] = [
      ...categories.map((row) => categorySuggestion(row, catalog, sections, lang)),
      ...[...places].slice(0, most.places).flatMap((id) => placeSuggestion(id, catalog, lang)),
    ];
    const room = limits.suggestions - known.length;
    const [listings, articles] = await titlesWith(text, now, room);
    // Articles come last, and never fill all places.
    const titles = listings.slice(0, Math.max(0, room - articles.length));
    const suggestions = [
      ...known,
      ...titles.map((row) => listingSuggestion(row, catalog, lang)),
      ...articles.map((row) => articleSuggestion(row, lang)),
    ];
    const words = wordSuggestions(begun, asked);
    return [...suggestions, ...words].slice(0, limits.suggestions);
  }

  /** Categories and places with the prefix, then titles, then search terms; without any, those within a typo. */
  return async function suggest(text: string, context: RequestContext): Promise<Suggestion[]> {
    if (tokensOf(text).length === 0) return [];
    const suggestions = await found(text, context);
    if (suggestions.length > 0) return suggestions;
    const respelt = (await source.question(text))?.respelt;
    return respelt ? found(respelt, context) : [];
  };
}

function placeSuggestion(id: number, catalog: Catalog, lang: Lang): Suggestion[] {
  const [place, within] = catalog.placeChain(id);
  if (!place) return [];
  const text = nameOf(place, lang);
  const state = catalog.states.find(({ code }) => code === place.state_code);
  const detail = within ? nameOf(within, lang) : state ? nameOf(state, lang) : place.state_code;
  // Boroughs have no page of their own.
  const href = place.kind === 'borough' ? wordsPath(text) : `/Neighborhood/${place.slug}`;
  return [{ kind: 'place', id, text, lang, detail, icon: 'map-pin', href }];
}

/** Words of concepts with the prefix, beside their name in the other language. */
function wordSuggestions(begun: ReturnType<Lexicon['beginningWith']>, asked: string): Suggestion[] {
  const seen = new Set<string>();
  return begun
    .filter(({ terms: found, concept }) => {
      // A word of several concepts leads to a single search.
      if (found === asked || concept.placeId !== undefined || seen.has(found)) return false;
      seen.add(found);
      return true;
    })
    .flatMap(({ text, concept }, id): Suggestion[] => {
      const isArabicText = arabicLetter.test(text);
      const other = concept.texts.find((one) => arabicLetter.test(one) !== isArabicText);
      const lang = isArabicText ? 'ar' : 'en';
      if (!other) return [];
      return [{ kind: 'words', id, text, lang, detail: other, icon: 'search', href: wordsPath(text) }];
    })
    .slice(0, most.words);
}

function wordsPath(text: string): string {
  return `/search-result/${encodeURIComponent(text)}`;
}

/** The names and synonyms of a catalog's categories as terms, memoized. */
const wordings = new WeakMap<Catalog, Map<number, { names: string[]; synonyms: string[] }>>();

function wordingsOf(catalog: Catalog) {
  const known = wordings.get(catalog);
  if (known) return known;
  const made = new Map(
    catalog.categories.map((row) => [
      row.id,
      {
        names: [row.name_en, row.name_ar].map((name) => terms(name).join(' ')),
        synonyms: row.synonyms.map((name) => terms(name).join(' ')),
      },
    ]),
  );
  wordings.set(catalog, made);
  return made;
}

/** Categories with the prefix, by name above those by synonym, those of the directory first. */
function matchingCategories(catalog: Catalog, asked: string): CategoryRow[] {
  const words = wordingsOf(catalog);
  const begins = (name: string) => name.startsWith(asked) || name.includes(` ${asked}`);
  const rank = (row: CategoryRow) => {
    const { names = [], synonyms = [] } = words.get(row.id) ?? {};
    const isNamed = names.some(begins);
    if (!isNamed && !synonyms.some(begins)) return undefined;
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
  events: ({ id }) => `/Events?category=${id}`,
};

/** The service section of a category; those of the directory are not labeled. */
const sectionKeys = { products: 'market_place', rents: 'rent', jobs: 'jobs' } as const;

function sectionName(type: CategoryType, sections: Readonly<Record<ServiceKey, string>>, lang: Lang) {
  if (type === 'events') return messageOf('suggested_events', lang);
  return type === 'services' || type === 'shops' ? undefined : sections[sectionKeys[type]];
}

function categorySuggestion(
  row: CategoryRow,
  catalog: Catalog,
  sections: Readonly<Record<ServiceKey, string>>,
  lang: Lang,
): Suggestion {
  const parent = row.parent_id === null ? undefined : catalog.category(row.parent_id);
  const section = sectionName(row.type, sections, lang);
  const of = [section, parent && nameOf(parent, lang)].filter(Boolean).join(' · ');
  return {
    kind: 'category',
    id: row.id,
    text: nameOf(row, lang),
    lang,
    detail: of || messageOf('suggested_category', lang),
    icon: row.icon,
    href: addresses[row.type](row),
  };
}

function listingSuggestion(row: TitleMatch, catalog: Catalog, lang: Lang): Suggestion {
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  const category = catalog.category(row.category_id);
  const place = catalog.place(row.place_id);
  const kind = ownKindOf[row.kind];
  return {
    kind,
    id: row.id,
    text: title.text,
    lang: title.lang,
    detail: [category, place].flatMap((part) => (part ? [nameOf(part, lang)] : [])).join(' · '),
    icon: category?.icon ?? 'map-pin',
    href: `${postPages[kind]}/${row.id}/${encodeURIComponent(row.slug)}`,
  };
}

function articleSuggestion(row: ArticleMatch, lang: Lang): Suggestion {
  const title = pickText(row.title, lang);
  return {
    kind: row.kind === 'news' ? 'blog' : row.kind,
    id: row.id,
    text: title.text,
    lang: title.lang,
    detail: messageOf(`suggested_${row.kind}`, lang),
    icon: 'books',
    href: `${articlePages[row.kind]}/${row.id}/${encodeURIComponent(row.slug)}`,
  };
}
