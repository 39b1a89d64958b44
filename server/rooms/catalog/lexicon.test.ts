import { expect, it } from 'vitest';
import { lexiconOf } from './lexicon.ts';

const concepts = [{ texts: ['tailor', 'dress maker'] }, { texts: ['Astoria'], placeId: 3 }];

it('is computed once for the same concepts', () => {
  expect(lexiconOf(structuredClone(concepts))).toBe(lexiconOf(concepts));
});

it('is computed again for another wording, another place, and in another order', () => {
  const lexicon = lexiconOf(concepts);
  const others = [
    [{ texts: ['tailor', 'dress sewer'] }, { texts: ['Astoria'], placeId: 3 }],
    [{ texts: ['tailor', 'dress maker'] }, { texts: ['Astoria'], placeId: 4 }],
    concepts.toReversed(),
  ];
  for (const other of others) expect(lexiconOf(other)).not.toBe(lexicon);
  expect(lexiconOf(others[0] ?? []).has('sewer')).toBe(true);
  expect(lexiconOf(concepts).has('sewer')).toBe(false);
});

it('finds terms one edit apart and of one sound, each once', () => {
  const lexicon = lexiconOf([{ texts: ['bakery', 'bakery shop', 'bakers'] }]);
  expect(lexicon.slippedTo('bakry')).toEqual(['bakery', 'baker']);
  expect(lexicon.soundingLike('bkr')).toEqual(['bakery', 'baker', 'بيكري']);
});
