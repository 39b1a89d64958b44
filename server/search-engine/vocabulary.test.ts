import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lightStem, slips, soundOf } from '../../contract/spelling.ts';
import { readCompletions, readWords } from '../rooms/catalog/vocabulary-queries.ts';
import { seedSynthetic } from '../seed/synthetic/seed-synthetic.ts';
import { type TestEngine, testEngine } from '../testing/test-engine.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';
import type { SearchEngine } from './search-engine.ts';
import type { Vocabulary } from './vocabulary.ts';

let site: TestSite;
let tested: TestEngine;
let engine: SearchEngine;
beforeAll(async () => {
  site = await testSite();
  await seedSynthetic(site.db, site.connectionString, { listings: 1_500, seed: 3, now: noon });
  tested = await testEngine(site);
  engine = tested.engine;
});
afterAll(async () => {
  await tested.close();
  await site.close();
});

function vocabulary(): Vocabulary {
  const made = engine.vocabulary();
  if (!made) throw new Error('there is no vocabulary');
  return made;
}

const lookupOf = (word: string) => ({
  words: [word],
  stems: [lightStem(word)],
  sounds: [soundOf(word)],
  slips: slips(word),
});
const namesOf = (words: readonly { word: string }[]) => words.map(({ word }) => word).sort();

describe('the words of the index', () => {
  it('are those of the table of words', async () => {
    const { rows } = await sql<{ word: string }>`
      select word from search_word where abs(hashtext(word)) % 17 = 0 order by word`.execute(site.db);
    expect(rows.length).toBeGreaterThan(50);
    for (const { word } of rows) {
      const lookup = lookupOf(word.slice(0, 3) + word.slice(4));
      for (const one of [lookupOf(word), lookup]) {
        expect([word, namesOf(vocabulary().find(one))]).toEqual([
          word,
          namesOf(await readWords(site.db, one)),
        ]);
      }
    }
  });
  it('have their keys, and are sorted by frequency', () => {
    const found = vocabulary().find(lookupOf('restaurant'));
    const counts = found.map(({ listings }) => listings);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    for (const { word, stem, sound } of found) {
      expect([stem, sound]).toEqual([lightStem(word), soundOf(word)]);
    }
  });
  it('with a prefix are the most frequent of those', async () => {
    for (const beginning of ['re', 'مط', 'bro', 'xyz']) {
      const read = await readCompletions(site.db, beginning, 1_000);
      expect(namesOf(vocabulary().begun(beginning, 1_000))).toEqual(namesOf(read));
      const [first, second] = vocabulary().begun(beginning, 2);
      expect(first?.listings ?? 0).toBeGreaterThanOrEqual(second?.listings ?? 0);
    }
  });
  it('are recounted in the background after many of them were added', async () => {
    const [id = 0] = await site.addBusinesses({ name: { en: 'Verbose' } });
    const before = vocabulary();
    await sql`
      update listing set search_vector = (
        select to_tsvector('simple', string_agg('zz' || translate(n::text, '0123456789', 'abcdefghij'), ' '))
        from generate_series(1, 6000) as n
      ) where id = ${id}`.execute(site.db);
    await engine.refresh();
    await expect.poll(() => vocabulary() !== before).toBe(true);
    expect(vocabulary().size.recent).toBe(0);
    expect(namesOf(vocabulary().begun('zzfjjj', 5))).toEqual(['zzfjjj']);
  });
  it('that are new are found by all their keys, before and after the vocabulary is rebuilt', async () => {
    expect(vocabulary().find(lookupOf('quetzalcoatl'))).toEqual([]);
    await site.addBusinesses({ name: { en: 'Quetzalcoatl' } });
    await engine.refresh();
    for (const word of ['quetzalcoatl', 'quetzalcatl', 'quetsalcoatl']) {
      expect(namesOf(vocabulary().find(lookupOf(word)))).toContain('quetzalcoatl');
    }
    expect(namesOf(vocabulary().begun('quetzal', 5))).toEqual(['quetzalcoatl']);
    await tested.withAnother(async (anew) => {
      expect(namesOf(anew.vocabulary()?.find(lookupOf('quetzalcatl')) ?? [])).toContain('quetzalcoatl');
    });
  });
});

describe('words that resemble one with two errors', () => {
  it('begin with one of its first two letters, and have all but two of its letters', () => {
    for (const typed of ['resturnt', 'resataruant', 'erstaurant', 'restuarnt'])
      expect([typed, namesOf(vocabulary().resembling(typed)).includes('restaurant')]).toEqual([typed, true]);
    expect(namesOf(vocabulary().resembling('rastrnqxz'))).not.toContain('restaurant');
    expect(namesOf(vocabulary().resembling('taurant'))).not.toContain('restaurant');
  });
});
