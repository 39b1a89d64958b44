import { describe, expect, it } from 'vitest';
import { factErrors, type PostFacts } from './facts.ts';

const facts: PostFacts = {
  today: '2026-11-22',
  before: null,
  stateOf: (id) => ({ 1: 'NY', 2: 'NJ' })[id as 1 | 2],
};
const home = { postType: 'offer', city: 1, priceCents: 200_000 };

describe('a deposit', () => {
  it.each([
    [{ depositCents: 200_000 }, {}],
    [{ depositCents: 200_001 }, { depositCents: 'field.deposit' }],
    // The law of another state, somebody who looks for a home, and what is no number yet.
    [{ depositCents: 300_000, city: 2 }, {}],
    [{ depositCents: 300_000, city: null }, {}],
    [{ depositCents: 300_000, postType: 'wanted' }, {}],
    [{ depositCents: 'much', priceCents: {} }, {}],
  ])('%j', (over, wrong) => expect(factErrors('rent', { ...home, ...over }, facts)).toEqual(wrong));
});

describe('a day that has passed', () => {
  it.each([
    ['rent', 'availableFrom', {}, 'field.date_past'],
    ['business', 'closedUntil', { temporarilyClosed: true }, 'field.date_past'],
    ['job', 'closingDate', {}, 'field.closing_date'],
  ] as const)('of a %s: %s', (kind, name, more, error) => {
    expect(factErrors(kind, { ...more, [name]: '2026-11-21' }, facts)).toEqual({ [name]: error });
    for (const day of ['2026-11-22', '2027-01-01', '', null, 7, { toString: 1 }, 'soon'])
      expect(factErrors(kind, { ...more, [name]: day }, facts), String(day && typeof day)).toEqual({});
  });
  it('stays where the post said so before, and where it passed while the post waited', () => {
    const body = { availableFrom: '2026-11-01' };
    expect(factErrors('rent', body, { ...facts, before: body })).toEqual({});
    expect(factErrors('rent', body, { ...facts, passesDates: true })).toEqual({});
    expect(factErrors('rent', { availableFrom: '2026-11-02' }, { ...facts, before: body })).not.toEqual({});
    // Nobody can apply for a job any more, whenever that was said.
    expect(factErrors('job', { closingDate: '2026-11-01' }, { ...facts, passesDates: true })).not.toEqual({});
  });
  it('means nothing for a business that is open', () =>
    expect(factErrors('business', { closedUntil: '2020-01-01' }, facts)).toEqual({}));
});
