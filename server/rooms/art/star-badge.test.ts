import { describe, expect, test } from 'vitest';
import { escapeXml } from '../../http/escape-xml.ts';
import { firstGrapheme, starBadge } from './star-badge.ts';

describe('starBadge', () => {
  test('returns the same bytes for the same seed and letter, and others for another seed', () => {
    expect(starBadge('1', 'ب')).toBe(starBadge('1', 'ب'));
    const badges = Array.from({ length: 30 }, (_, index) => starBadge(`${index}`, 'B'));
    expect(new Set(badges).size).toBe(5);
  });

  test.each(['A', 'z', 'ب', 'ع', '7'])(
    'draws %s as an outline, since a picture cannot load a font',
    (letter) => {
      expect(starBadge('1', letter)).not.toContain('<text');
    },
  );

  test('treats lower and upper case Latin letters alike', () => {
    expect(starBadge('1', 'q')).toBe(starBadge('1', 'Q'));
  });

  test.each([
    ['<', '&lt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
    ['>', '&gt;'],
  ])('escapes %s', (letter, escaped) => {
    expect(starBadge('1', letter)).toContain(`>${escaped}</text>`);
  });

  test('never copies markup from a name', () => {
    expect(starBadge('1', '<script>alert(1)</script>')).not.toMatch(/script|alert/);
    expect(starBadge('1"/><script>', 'B')).not.toContain('script');
  });

  test('uses only the first grapheme', () => {
    expect(starBadge('1', 'بيروت')).toBe(starBadge('1', 'ب'));
    expect(firstGrapheme('  👩‍🍳 Kitchen')).toBe('👩‍🍳');
    expect(firstGrapheme('')).toBe('');
  });
});

describe('escapeXml', () => {
  test('removes characters that XML forbids, and retains letters', () => {
    expect(escapeXml('a\u0000b\u000b\uFFFEc\tد')).toBe('abc\tد');
    expect(escapeXml('\uD800')).toBe('\uFFFD');
    expect(escapeXml(`<a b="c">'&`)).toBe('&lt;a b=&quot;c&quot;&gt;&#39;&amp;');
  });
});
