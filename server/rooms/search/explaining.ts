import { listingKinds } from '../../../contract/categories.ts';
import { type Either, type Lang, langs, pickText } from '../../../contract/locales.ts';
import type { SearchResults, SearchType, Why } from '../../../contract/search-results.ts';
import type { Db } from '../../database/connect.ts';
import { joinedReads } from '../../database/joined-reads.ts';
import { type CatalogSource, nameOf, type Understood } from '../catalog/service.ts';
import { plainText } from '../content/service.ts';
import { publicStreet } from '../listings/approximate.ts';
import { type Indexed, offersOf } from '../listings/draft.ts';
import { type IndexedRow, indexedNow, readIndexedOf } from '../listings/reindexing.ts';
import { type ArticleTexts, readArticleTexts } from './queries.ts';
import { explain, rememberedWords, type Told, unshown } from './why.ts';

type Place = Told['in'];

/** A text for a reader of the page: in their language if available, whichever version matches. */
function written(place: Place, text: Either, lang: Lang): Told[] {
  const own = pickText(text, lang);
  const otherwise = langs.flatMap((one) => (one !== own.lang && text[one] ? [text[one]] : []));
  return own.text ? [{ in: place, text: own.text, lang: own.lang, otherwise }] : [];
}

/** Generated descriptions of the offer: only the matching words are quoted, in the language of the page. */
function fact(text: Either, lang: Lang): Told[] {
  const own = text[lang];
  return own ? [{ in: 'details', text: own, lang, isBare: true }] : [];
}

/** Bilingual names are displayed in the language of the page. */
function named(
  place: Place,
  row: { name_en: string; name_ar: string },
  lang: Lang,
  besides: readonly string[] = [],
): Told {
  return { in: place, text: nameOf(row, lang), lang, otherwise: [row.name_en, row.name_ar, ...besides] };
}

/**
 * The title on the card has it in another wording. The title in the other language is not quoted, as it says the
 * same.
 */
function titleOnCard(title: Either, lang: Lang): Told {
  return { in: 'title', ...pickText(title, lang), isBare: true };
}

/** The texts that a listing is found by, most informative first; of its address only the published part. */
function* textsOf(indexed: Indexed, lang: Lang): Generator<Told> {
  const { title, description, categories, places, street, zip, offered } = indexed;
  yield titleOnCard(title, lang);
  for (const row of categories) yield named('category', row, lang);
  for (const { text, isFact } of offersOf(offered)) {
    yield* isFact ? fact(text, lang) : written('details', text, lang);
  }
  for (const row of places) yield named('place', row, lang);
  const way = publicStreet(offered.kind, street);
  for (const [at, text] of [way?.name, way?.cross, zip].entries()) {
    if (text) yield { in: 'place', text, lang: 'en', otherwise: at === 0 ? way?.spellings : [] };
  }
  yield* written('text', description, lang);
  for (const row of categories) yield named('category', row, lang, row.synonyms);
}

/** Caches the texts of a generator as far as they were consumed: most results are explained by the first ones. */
function lazily(made: Iterator<Told>): Iterable<Told> {
  const texts: Told[] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        if (at === texts.length) {
          const next = made.next();
          if (next.done) return;
          texts.push(next.value);
        }
        yield texts[at] as Told;
      }
    },
  };
}

function toldOfArticle({ title, summary, body }: ArticleTexts, lang: Lang): Told[] {
  const plain: Either = {};
  for (const one of langs) if (body[one]) plain[one] = plainText(body[one]);
  return [titleOnCard(title, lang), ...written('text', summary, lang), ...written('text', plain, lang)];
}

type Data = SearchResults['data'];
type Card = Data[SearchType][number];

const titleOf = (card: Card) => ('name' in card ? card.name : card.title);

/**
 * Whether a card displays the reason: those of businesses do their category, all do their area, except events with a
 * venue.
 */
function isPublished(card: Card, why: Why): boolean {
  const text = why.parts.join('');
  if (why.in === 'category') return 'name' in card && card.category.name === text;
  if (why.in !== 'place' || !('area' in card)) return false;
  return card.area.name === text && !('venue' in card && card.venue);
}

/** Caches the texts of some ten thousand listings. */
const cachedBytes = 16 * 1024 * 1024;

/**
 * Adds the reason for its match to each result whose title does not show it. Reads only results of the page, by id,
 * and only if the title leaves a part unexplained.
 */
export function createExplaining(db: Db, source: CatalogSource) {
  const texts = source.listingCache<IndexedRow>(listingKinds, cachedBytes);
  const readMissing = joinedReads<IndexedRow>(
    async (ids) => new Map((await readIndexedOf(db, ids)).map((row) => [row.id, row])),
  );
  const readTexts = (ids: number[]) => texts.read(ids, (missing) => readMissing(missing));
  return async (data: Data, { units }: Understood, lang: Lang): Promise<Data> => {
    const wordsOf = rememberedWords();
    const unsaid = Object.entries(data).flatMap(([type, list]) =>
      list.flatMap((card) => {
        const missing = unshown(titleOf(card), units, wordsOf);
        return missing.length > 0 ? [{ card, isArticle: type === 'blog' || type === 'guide', missing }] : [];
      }),
    );
    const idsOf = (articles: boolean) =>
      unsaid.filter(({ isArticle }) => isArticle === articles).map(({ card }) => card.id);
    const [listingIds, articleIds] = [idsOf(false), idsOf(true)];
    const catalog = await source.catalog();
    const [listings, articles] = await Promise.all([
      listingIds.length > 0 ? readTexts(listingIds) : undefined,
      articleIds.length > 0 ? readArticleTexts(db, articleIds) : undefined,
    ]);
    const whys = new Map<Card, Why>();
    for (const { card, isArticle, missing } of unsaid) {
      const [listing, article] = [listings?.get(card.id), articles?.get(card.id)];
      const toldBy = isArticle
        ? article && toldOfArticle(article, lang)
        : listing && lazily(textsOf(indexedNow(listing, catalog), lang));
      const why = toldBy && explain(missing, toldBy, wordsOf);
      if (why && !isPublished(card, why)) whys.set(card, why);
    }
    const explained = <C extends Card>(card: C): C => {
      const why = whys.get(card);
      return why ? { ...card, why } : card;
    };
    const { business, product, rent, job, event, blog, guide } = data;
    return {
      business: business.map(explained),
      product: product.map(explained),
      rent: rent.map(explained),
      job: job.map(explained),
      event: event.map(explained),
      blog: blog.map(explained),
      guide: guide.map(explained),
    };
  };
}
