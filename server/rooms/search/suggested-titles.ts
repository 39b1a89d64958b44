import { listingKinds } from '../../../contract/categories.ts';
import { stripArticle } from '../../../contract/search.ts';
import type { Db } from '../../database/connect.ts';
import type { IndexQuestion, Value } from '../../search-engine/search-engine.ts';
import { type CatalogSource, countedWords, letterRunAt, type Match, tokensOf } from '../catalog/service.ts';
import { type ArticleMatch, readArticleMatches, readArticlesByIds } from './queries.ts';
import {
  createTitleReader,
  readCompleteTitles,
  readTitleMatches,
  sortTitles,
  type TitleMatch,
} from './title-queries.ts';

const most = { articles: 2, completions: 24 };
/** The factor by which more titles of each kind are compared than are returned. */
const comparedShare = 2;

type Titles = [TitleMatch[], ArticleMatch[]];

/** The conditions of a text on titles: required words, and alternatives. */
interface TitleQuestion {
  finished: Match | undefined;
  /** The completions of the unfinished word; none if nothing is unfinished. */
  ends: readonly string[];
}

/** A title query with an unfinished last word, for PostgreSQL. */
interface UnfinishedTitle {
  finished: string | undefined;
  ends: readonly string[];
  beginning: string;
  /** The unfinished word as a complete one. */
  term: string;
  /** Whether any of the completions is too common to be counted. */
  areCommon: boolean;
}

function titleQuestionOf({ finished, ends }: TitleQuestion): IndexQuestion {
  // A finished word is not a prefix.
  const units = (finished?.index.units ?? []).map((unit) => ({ ...unit, beginning: undefined }));
  const required = finished?.index.required ?? [0];
  const end = {
    wordings: ends.map((word) => [word]),
    sure: ends.length,
    beginning: undefined,
    placeId: undefined,
    categoryIds: [],
  };
  return {
    units: ends.length > 0 ? [...units, end] : units,
    required: ends.length > 0 ? required.map((set) => set | (1 << units.length)) : required,
    isHeadOnly: false,
    isTiered: false,
    phrase: [],
  };
}

/** Finds titles for an unfinished text: in the indexes in memory, or by PostgreSQL while there are none. */
export function createTitleSearch(db: Db, source: CatalogSource) {
  const readTitlesByIds = createTitleReader(db);

  /**
   * Listings and articles whose titles have the finished words and a completion of the unfinished one: by indexed
   * words with the prefix, as searching for all prefixes would take long.
   */
  async function titlesWith(text: string, at: Date, limit: number): Promise<Titles> {
    const tokens = tokensOf(text);
    const last = tokens.at(-1);
    if (!last) return [[], []];
    if (letterRunAt(tokens, 0) === tokens.length) {
      // Each of them begins nearly every title: they are combined, as in the search.
      const finished = (await source.question(text))?.matches[0];
      if (!finished) return [[], []];
      const titles = await titlesInMemory({ finished, ends: [] }, at, limit);
      if (titles) return titles;
      return Promise.all([
        readTitleMatches(db, finished.all, at, limit),
        readArticleMatches(db, finished.all, at, most.articles),
      ]);
    }
    const before = text.slice(0, text.lastIndexOf(last.text));
    const beginning = stripArticle(last.folded);
    const [completions, question] = await Promise.all([
      source.completions(beginning, most.completions),
      source.question(before),
    ]);
    const finished = question?.matches[0];
    const ends = [...new Set([last.term, ...completions.map(({ word }) => word)])];
    const titles = await titlesInMemory({ finished, ends }, at, limit);
    if (titles) return titles;
    const areCommon = completions.some(({ listings }) => listings >= countedWords);
    return readTitles({ finished: finished?.all, ends, beginning, term: last.term, areCommon }, at, limit);
  }

  /** From the indexes in memory; undefined while there are none. */
  async function titlesInMemory(
    titleQuestion: TitleQuestion,
    now: Date,
    limit: number,
  ): Promise<Titles | undefined> {
    const articles = source.articleIndex();
    const indexes = await Promise.all(listingKinds.map(source.searchIndex));
    if (!articles || indexes.includes(undefined)) return undefined;
    const question = titleQuestionOf(titleQuestion);
    const at = now.getTime();
    // Titles are compared by their letters once they are read: the index stores only their number of words.
    const ids = indexes.flatMap(
      (index) => index?.titled(question, { at, conditions: {} }, limit * comparedShare) ?? [],
    );
    const conditions = { since: (since: Value) => (since as number) <= at };
    const [titles, found] = await Promise.all([
      readTitlesByIds(ids, now),
      readArticlesByIds(db, articles.titled(question, { at, conditions }, most.articles), now),
    ]);
    return [
      sortTitles(
        ids.flatMap((id) => titles.get(id) ?? []),
        limit,
      ),
      found,
    ];
  }

  /** The same by PostgreSQL. For common prefixes, the most complete listings are scanned. */
  async function readTitles(
    { finished, ends, beginning, term, areCommon }: UnfinishedTitle,
    at: Date,
    limit: number,
  ): Promise<Titles> {
    const anyEnd = ends.map((word) => `'${word}'`).join(' | ');
    const match = finished ? `${finished} & ('${beginning}':* | '${term}')` : anyEnd;
    const byWords = () => readTitleMatches(db, finished ? `${finished} & (${anyEnd})` : anyEnd, at, limit);
    const ofListings = async () => {
      // The number of listings with all words is unknown beforehand.
      if (!finished && !areCommon) return byWords();
      const titles = await readCompleteTitles(db, { finished, beginning }, at, limit);
      // A prefix with few matches among the complete ones is not that common.
      return titles.length < limit ? byWords() : titles;
    };
    return Promise.all([ofListings(), readArticleMatches(db, match, at, most.articles)]);
  }

  return titlesWith;
}
