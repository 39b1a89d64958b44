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
/** So many times as many titles of each kind are compared as have room. */
const comparedShare = 2;

type Titles = [TitleMatch[], ArticleMatch[]];

/** What a text asks of titles: words that stand in them, and words of which one does. */
interface TitleQuestion {
  finished: Match | undefined;
  /** The words that the unfinished one may become; none where nothing is unfinished. */
  ends: readonly string[];
}

/** A title whose last word is unfinished, as PostgreSQL is asked for it. */
interface UnfinishedTitle {
  finished: string | undefined;
  ends: readonly string[];
  beginning: string;
  /** The unfinished word as if it were a whole one. */
  term: string;
  /** Whether any of the words that it may become is borne by so many listings that these were not counted. */
  areCommon: boolean;
}

function titleQuestionOf({ finished, ends }: TitleQuestion): IndexQuestion {
  // A finished word is no beginning of another one.
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
   * Listings and articles whose titles have the finished words and begin with the unfinished one: by the words of the
   * index that begin so, as looking for all beginnings would take long.
   */
  async function titlesWith(text: string, at: Date, limit: number): Promise<Titles> {
    const tokens = tokensOf(text);
    const last = tokens.at(-1);
    if (!last) return [[], []];
    if (letterRunAt(tokens, 0) === tokens.length) {
      // Each of them begins nearly every title: they are taken together, as the search takes them.
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

  /** Found in the indexes in memory; undefined while there are none. */
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
    // Titles are compared by their letters once they were read: the index knows how many words they have.
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

  /** The same by PostgreSQL. Where many titles begin so, the most complete listings are looked through. */
  async function readTitles(
    { finished, ends, beginning, term, areCommon }: UnfinishedTitle,
    at: Date,
    limit: number,
  ): Promise<Titles> {
    const anyEnd = ends.map((word) => `'${word}'`).join(' | ');
    const match = finished ? `${finished} & ('${beginning}':* | '${term}')` : anyEnd;
    const byWords = () => readTitleMatches(db, finished ? `${finished} & (${anyEnd})` : anyEnd, at, limit);
    const ofListings = async () => {
      // How many have words together nobody knows before.
      if (!finished && !areCommon) return byWords();
      const titles = await readCompleteTitles(db, { finished, beginning }, at, limit);
      // What so few of the complete ones have is not so common.
      return titles.length < limit ? byWords() : titles;
    };
    return Promise.all([ofListings(), readArticleMatches(db, match, at, most.articles)]);
  }

  return titlesWith;
}
