import { expect, it } from 'vitest';
import { terms as termsOf } from '../../../contract/search.ts';
import { concepts } from '../../seed/base/concepts.ts';
import { createLexicon } from './lexicon.ts';
import { otherWords } from './other-words.ts';

const lexicon = createLexicon(concepts.map(({ terms }) => ({ texts: terms })));
const hasWording = (meaning: string, key: string) =>
  lexicon
    .longestAt(meaning.split(' '), 0)
    ?.concepts.some(({ wordings }) => wordings.some((wording) => wording.join(' ') === key));

it('every other word leads to a concept', () => {
  const meanings = [...new Set(otherWords.map(({ meaning }) => meaning))];
  expect(meanings.filter((meaning) => !hasWording(meaning, meaning))).toEqual([]);
});
it.each([
  ['بلمبجي', 'plumber'],
  ['ترابيزة مكتب', 'desk'],
  ['panaderia', 'bakery'],
  ['garage', 'parking'],
  ['garage', 'auto repair'],
  ['كراج', 'parking'],
  ['cracked tooth', 'dentist'],
  ['evicted', 'tenant lawyer'],
  ['paid every day', 'cash job'],
])('%s leads to %s', (written, meaning) => {
  const found = lexicon.longestAt(termsOf(written), 0);
  expect(
    found?.concepts.some(({ wordings }) =>
      wordings.some((one) => one.join(' ') === termsOf(meaning).join(' ')),
    ),
  ).toBe(true);
});

// “Super” is in titles as an adjective.
it.each([
  ['ناطور', 'super'],
  ['علية', 'سطح'],
])('%s does not mean %s', (written, other) => {
  const found = lexicon.longestAt(termsOf(written), 0);
  const wordings = found?.concepts.flatMap((concept) => concept.wordings.map((one) => one.join(' ')));
  expect(wordings).not.toContain(termsOf(other).join(' '));
});
it('no two base concepts share a slug', () => {
  const slugs = concepts.map(({ slug }) => slug);
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
});
it('an open car is a car and is open', () => {
  expect(lexicon.longestAt(termsOf('سيارة مكشوفة'), 0)?.length).toBe(1);
  expect(lexicon.longestAt(termsOf('convertible car'), 0)?.length).toBe(1);
});
