import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { ReviewsMeta } from '../../contract/reviews.ts';
import en from '../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../i18n/words.ts';
import { ReviewSummaryBox } from './ReviewSummaryBox.tsx';

const meta: ReviewsMeta = {
  total: 3,
  next: null,
  summary: { count: 3, average: 4.7, isFrozen: false, purposes: [] },
  counts: {
    stars: [
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
    ],
    languages: { all: 3, en: 3, ar: 0 },
    photos: 0,
  },
  canTranslate: false,
};

/** The rows of a page with this address, by their text for screen readers: the target of the link, or null. */
function rowsAt(address: string) {
  const html = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <WordsProvider value={createTranslate('en', en)}>
        <ReviewSummaryBox meta={meta} />
      </WordsProvider>
    </MemoryRouter>,
  );
  const rows = html.match(/<li>.*?<\/li>/g) ?? [];
  return rows.map((row) => {
    expect(row.includes('aria-disabled="true"')).toBe(!row.includes('<a '));
    return [/hidden">(.*?)<\/span>/.exec(row)?.[1], /<a [^>]*href="(.*?)"/.exec(row)?.[1] ?? null];
  });
}

it('a rating without reviews is listed, but not a link to an empty list', () => {
  expect(rowsAt('/Reviews/7/bakery')).toEqual([
    ['5 stars of 5: 2', '/Reviews/7/bakery?stars=5'],
    ['4 stars of 5: 1', '/Reviews/7/bakery?stars=4'],
    ['3 stars of 5: 0', null],
  ]);
});

it('the chosen rating is a link that removes the filter, even without reviews', () => {
  expect(rowsAt('/Reviews/7/bakery?stars=3')[2]).toEqual(['3 stars of 5: 0', '/Reviews/7/bakery']);
});
