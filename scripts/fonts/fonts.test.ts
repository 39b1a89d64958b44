import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ar from '../../web/i18n/ar/index.ts';
import en from '../../web/i18n/en/index.ts';
import { basicRanges, charactersOf } from './basic-ranges.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const sorted = (text: string) => [...new Set(text)].sort().join('');

describe('the basic fonts', () => {
  it.each(['latin', 'arabic'] as const)('%s has the letters that the style sheet declares', (script) => {
    const face = read('web/styles/fonts.css')
      .split('@font-face')
      .find((one) => one.includes(`rubik-${script}-basic.woff2`));
    const unicodeRange = /unicode-range:([^;]*);/.exec(face ?? '')?.[1]?.replace(/\s/g, '') ?? '';
    expect(sorted(charactersOf(unicodeRange))).toBe(sorted(charactersOf(basicRanges[script])));
  });
  it('have every letter of the messages, so that no page loads another font for them', () => {
    const known = new Set(Object.values(basicRanges).flatMap((ranges) => [...charactersOf(ranges)]));
    const lacking = [...JSON.stringify([en, ar])].filter((letter) => !known.has(letter));
    expect([...new Set(lacking)]).toEqual([]);
  });
});
