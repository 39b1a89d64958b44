import { expect, it } from 'vitest';
import { chanceOf } from '../seed/synthetic/chance.ts';
import { type IndexedListing, KindIndex } from './kind-index.ts';
import type { IndexQuestion } from './question.ts';

const dimensions = ['main', 'category', 'city'];
const words = ['coffee', 'house', 'bay', 'ridge', 'مخبز', 'شام', 'halal', 'new'];
const at = Date.parse('2026-11-20T17:00:00Z');

/** A listing whose title consists of a few of the words. */
function listingOf(id: number, chance: ReturnType<typeof chanceOf>): IndexedListing {
  const title = Array.from({ length: chance.whole(1, 4) }, () => chance.pick(words));
  const places = new Map<string, string[]>();
  for (const [index, word] of title.entries()) {
    places.set(word, [...(places.get(word) ?? []), `${index + 1}A`]);
  }
  const main = chance.whole(1, 3);
  return {
    id,
    vector: [...places].map(([word, list]) => `'${word}':${list.join(',')}`).join(' '),
    boost: chance.next(),
    publishedAt: at - chance.whole(0, 90) * 86_400_000,
    expiresAt: Number.POSITIVE_INFINITY,
    latitude: Number.NaN,
    longitude: Number.NaN,
    hash: 0,
    values: { main, category: [main, 10], city: [1] },
  };
}

const questionOf = (...terms: string[]): IndexQuestion => ({
  units: terms.map((term) => ({
    wordings: [[term]],
    sure: 1,
    beginning: undefined,
    placeId: undefined,
    categoryIds: [],
  })),
  required: [(1 << terms.length) - 1],
  isHeadOnly: false,
  isTiered: false,
  phrase: terms,
});

/** The results of an index for every word and for pairs of them. */
function everythingFound(index: KindIndex) {
  const questions = words.flatMap((word, number) => [
    questionOf(word),
    questionOf(word, words[(number + 1) % words.length] as string),
  ]);
  return questions.map((question) => index.find(question, { at, conditions: {} }).best(1_000));
}

it.each([1, 2, 3, 4, 5])(
  'has the same results after any changes, also during merges, as a newly built index (%i)',
  (seed) => {
    const chance = chanceOf(seed);
    const index = new KindIndex(dimensions);
    const listings = new Map<number, IndexedListing>();
    const change = () => {
      const changed = Array.from({ length: chance.whole(1, 4) }, () => chance.whole(1, 60)).map((id) =>
        listingOf(id, chance),
      );
      const one = new Map(changed.map((listing) => [listing.id, listing]));
      const gone = [chance.whole(1, 60), chance.whole(1, 60)].filter((id) => !one.has(id));
      for (const [id, listing] of one) listings.set(id, listing);
      for (const id of gone) listings.delete(id);
      index.replace([...one.values()], gone);
    };
    let merges = 0;
    for (let round = 0; round < 120; round++) {
      change();
      const run = index.mergeable();
      if (run.length > 0) {
        const merging = index.merge(run);
        while (!merging.next().done) change();
        merges++;
      }
    }
    const anew = new KindIndex(dimensions);
    anew.replace([...listings.values()], []);
    expect(merges).toBeGreaterThan(5);
    expect(index.size).toBe(listings.size);
    expect(everythingFound(index)).toEqual(everythingFound(anew));
    expect(index.segments.length).toBeLessThan(24);
  },
);

it('determines which of some listings currently match a query', () => {
  const chance = chanceOf(7);
  const listings = Array.from({ length: 200 }, (_, at) => listingOf(at + 1, chance));
  const index = new KindIndex(dimensions);
  index.replace(listings.slice(0, 100), []);
  index.replace(listings.slice(100), []);
  const bears = (id: number) => listings[id - 1]?.vector.includes("'coffee'") ?? false;
  const wanted = [...Array(200).keys()].map((at) => at + 1).filter((id) => id % 3 === 0);
  expect([...index.having(questionOf('coffee'), [...wanted, 900])].sort((a, b) => a - b)).toEqual(
    wanted.filter(bears),
  );
  const [gone] = wanted.filter(bears);
  index.replace([], gone === undefined ? [] : [gone]);
  expect(index.having(questionOf('coffee'), wanted).has(gone ?? 0)).toBe(false);
});

it('excludes what has expired at the time of the query, before and after it is removed', () => {
  const chance = chanceOf(11);
  const index = new KindIndex(dimensions);
  const second = 1_000;
  const numbered = Array.from({ length: 50 }, (_, place) => place + 1);
  index.replace(
    numbered.map((id) => ({
      ...listingOf(id, chance),
      vector: `'coffee':1A`,
      expiresAt: at + id * second,
    })),
    [],
  );
  const totals = (seconds: number) => {
    const filter = { at: at + seconds * second, conditions: {} };
    const coffee = questionOf('coffee');
    return [index.find(coffee, filter).total, index.count(coffee, filter), index.list(filter).total];
  };
  const of = (total: number) => [total, total, total];
  expect(totals(0)).toEqual(of(50));
  expect(totals(10)).toEqual(of(40));
  index.replace([], numbered.slice(0, 10));
  expect(totals(10)).toEqual(of(40));
  expect(totals(11)).toEqual(of(39));
  index.replace([], [20]);
  expect(totals(0)).toEqual(of(39));
  expect(totals(30)).toEqual(of(20));
});
