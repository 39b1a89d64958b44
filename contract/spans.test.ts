import { describe, expect, it } from 'vitest';
import type { Span } from './hours.ts';
import { clockOf, isPastMidnight, spanIssue } from './spans.ts';

const spans = (...texts: string[]): Span[] =>
  texts.map((text) => {
    const [from = '', to = ''] = text.split('-');
    return { from, to };
  });

describe('spanIssue', () => {
  it.each([
    [spans('09:00-17:00'), null],
    [spans('18:00-02:00'), null],
    [spans('09:00-00:00'), null],
    [spans('09:00-12:00', '12:00-17:00'), null],
    [spans('14:00-21:00', '09:00-12:30'), null],
    // In the night before this day, and in the night after it.
    [spans('01:00-05:00', '18:00-02:00'), null],
    [spans('09:00-09:00'), 'same'],
    [spans('00:00-00:00'), 'same'],
    [spans('09:00-17:00', '16:59-20:00'), 'overlap'],
    [spans('18:00-02:00', '23:00-23:30'), 'overlap'],
    [spans('09:00-12:00', '09:00-12:00'), 'overlap'],
    [spans('-17:00'), 'missing'],
    [spans('09:00-'), 'missing'],
    [[], 'missing'],
  ])('%j: %s', (given, issue) => expect(spanIssue(given)).toBe(issue));
});

it('closes the next day at or before the opening time', () => {
  expect(isPastMidnight({ from: '18:00', to: '02:00' })).toBe(true);
  expect(isPastMidnight({ from: '09:00', to: '00:00' })).toBe(true);
  expect(isPastMidnight({ from: '09:00', to: '17:00' })).toBe(false);
});

it('formats minutes of any day as clock times', () => {
  expect([0, 61, 1439, 1440, 1501, -30].map(clockOf)).toEqual([
    '00:00',
    '01:01',
    '23:59',
    '00:00',
    '01:01',
    '23:30',
  ]);
});
