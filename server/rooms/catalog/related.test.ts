import { expect, it } from 'vitest';
import { terms } from '../../../contract/search.ts';
import { concepts } from '../../seed/base/concepts.ts';
import { relatedTo } from './related.ts';
import { relatedKinds } from './related-kinds.ts';

it('names related kinds by any wording of a concept, and none of other words', () => {
  expect(relatedTo([['overcoat'], ['coat']])).toContainEqual(['jacket']);
  expect(relatedTo([['spaghetti']])).toEqual([['pasta'], ['italian']]);
  expect(relatedTo([['zither']])).toEqual([]);
});

it('relates wordings of base concepts only', () => {
  const wordings = new Set(concepts.flatMap((concept) => concept.terms.map((term) => terms(term).join(' '))));
  const related = relatedKinds
    .trim()
    .split('\n')
    .flatMap((line) => line.split(': ').flatMap((kinds) => kinds.split(', ')));
  expect(related.filter((kind) => !wordings.has(terms(kind).join(' ')))).toEqual([]);
});
