import { describe, expect, it } from 'vitest';
import { fixedPages, hasPage, type RecordKind, recordKinds, recordPath, servedBy } from './page-kinds.ts';
import { beginningOf, withoutContacts } from './plain-text.ts';

describe('whether a page exists', () => {
  const isServed = servedBy(['/', '/Blog', '/Rent/:id/:slug?', '/SubCategory/:categoryName?/:id', '/a.b/:x']);
  it.each([
    ['/', true],
    ['/Blog', true],
    ['/Blog/', false],
    ['/blog', false],
    ['/Rent', false],
    ['/Rent/1', true],
    ['/Rent/1/%D8%AA', true],
    ['/Rent/1/a/b', false],
    ['/SubCategory/bakeries/22?Page=shops', true],
    ['/SubCategory/22', true],
    ['/a.b/c', true],
    ['/aXb/c', false],
  ])('%s: %s', (path, expected) => expect(isServed(path)).toBe(expected));

  it('no pages exist without the web’s site map', () => {
    const none = servedBy([]);
    expect(fixedPages.some(({ path }) => none(path))).toBe(false);
    expect((Object.keys(recordKinds) as RecordKind[]).some((kind) => hasPage(kind, none))).toBe(false);
  });

  it('paths are spelled as in the specification', () => {
    const paths = (Object.keys(recordKinds) as RecordKind[]).map((kind) =>
      recordPath(kind, { id: 7, slug: 'خبز' }),
    );
    const slug = '%D8%AE%D8%A8%D8%B2';
    expect(paths).toEqual(
      [
        'MarketProfile',
        'Rent',
        'show-job',
        'Show-Product',
        'Event',
        'Show-Blog',
        'Show-News',
        'Show-User-Guide',
      ].map((base) => `/${base}/7/${slug}`),
    );
  });
});

describe('texts without contact details', () => {
  it.each([
    ['Call (718) 555-0142 now', 'Call … now'],
    ['+1 718.555.0142', '…'],
    ['واتساب ٠٠١٧١٨٥٥٥٠١٤٢.', 'واتساب ….'],
    ['\u200e+1 (718) 555-0142\u200f', '\u200e…\u200f'],
    ['write to a.b+c@mail.example.org, please', 'write to …, please'],
    ['$2,400 a month, 850 sq ft, built 1998-2004', '$2,400 a month, 850 sq ft, built 1998-2004'],
    ['open 9-17 from 2026-11-20', 'open 9-17 from 2026-11-20'],
  ])('%j becomes %j', (text, expected) => expect(withoutContacts(text)).toBe(expected));

  it('are stripped of markup and truncated between words', () => {
    expect(beginningOf('<p>One <b>two</b>\n three</p>', 40)).toBe('One two three');
    expect(beginningOf('one two three four', 12)).toBe('one two…');
    expect(beginningOf('x'.repeat(20), 12)).toBe(`${'x'.repeat(12)}…`);
  });
});
