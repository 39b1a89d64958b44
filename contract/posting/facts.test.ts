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
    // Another state's law, wanted posts, and invalid numbers.
    [{ depositCents: 300_000, city: 2 }, {}],
    [{ depositCents: 300_000, city: null }, {}],
    [{ depositCents: 300_000, postType: 'wanted' }, {}],
    [{ depositCents: 'much', priceCents: {} }, {}],
  ])('%j', (over, wrong) => expect(factErrors('rent', { ...home, ...over }, facts)).toEqual(wrong));
});

describe('a past date', () => {
  it.each([
    ['rent', 'availableFrom', {}, 'field.date_past'],
    ['business', 'closedUntil', { temporarilyClosed: true }, 'field.date_past'],
    ['job', 'closingDate', {}, 'field.closing_date'],
  ] as const)('of a %s: %s', (kind, name, more, error) => {
    expect(factErrors(kind, { ...more, [name]: '2026-11-21' }, facts)).toEqual({ [name]: error });
    for (const day of ['2026-11-22', '2027-01-01', '', null, 7, { toString: 1 }, 'soon'])
      expect(factErrors(kind, { ...more, [name]: day }, facts), String(day && typeof day)).toEqual({});
  });
  it('is accepted if the post contained it before, and if it passed while the post was pending', () => {
    const body = { availableFrom: '2026-11-01' };
    expect(factErrors('rent', body, { ...facts, before: body })).toEqual({});
    expect(factErrors('rent', body, { ...facts, passesDates: true })).toEqual({});
    expect(factErrors('rent', { availableFrom: '2026-11-02' }, { ...facts, before: body })).not.toEqual({});
    // The application deadline is over, whenever the job was posted.
    expect(factErrors('job', { closingDate: '2026-11-01' }, { ...facts, passesDates: true })).not.toEqual({});
  });
  it('is irrelevant for a business that is open', () =>
    expect(factErrors('business', { closedUntil: '2020-01-01' }, facts)).toEqual({}));
});
