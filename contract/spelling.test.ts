import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { fold } from './search.ts';
import {
  arabiziPattern,
  isOneSlipApart,
  lightStem,
  looksLikeArabizi,
  slips,
  soundOf,
  soundsOf,
  withoutLatinArticle,
} from './spelling.ts';

describe('stems', () => {
  // Apache Lucene's vectors for its light stemmer (Apache-2.0), as those of folding in search.test.ts: all of them.
  it.each([
    ['الحسن', 'حسن'],
    ['والحسن', 'حسن'],
    ['بالحسن', 'حسن'],
    ['كالحسن', 'حسن'],
    ['فالحسن', 'حسن'],
    ['للاخر', 'اخر'],
    ['وحسن', 'حسن'],
    ['زوجها', 'زوج'],
    ['ساهدان', 'ساهد'],
    ['ساهدات', 'ساهد'],
    ['ساهدون', 'ساهد'],
    ['ساهدين', 'ساهد'],
    ['ساهديه', 'ساهد'],
    ['ساهدية', 'ساهد'],
    ['ساهده', 'ساهد'],
    ['ساهدة', 'ساهد'],
    ['ساهدي', 'ساهد'],
    ['وساهدون', 'ساهد'],
    ['ساهدهات', 'ساهد'],
    ['الو', 'الو'],
  ])('%s has the stem %s', (word, stem) => expect(lightStem(fold(word))).toBe(stem));
  it('are of Arabic words only', () => expect(lightStem('english')).toBe('english'));
  it('let the forms of a word meet', () => {
    expect(lightStem(fold('سيارات'))).toBe(lightStem(fold('سيارة')));
    expect(lightStem(fold('محاسبين'))).toBe(lightStem(fold('المحاسب')));
  });
});

describe('slips', () => {
  it.each([
    ['dentiste', 'dentist'],
    ['rdige', 'ridge'],
    ['camri', 'camry'],
    ['resturant', 'restaurant'],
    ['مطغم', 'مطعم'],
    ['صيدليه', 'صيدلي'],
  ])('%s is one away from %s', (one, other) => {
    expect(isOneSlipApart(one, other)).toBe(true);
    expect(slips(one).some((slip) => slips(other).includes(slip))).toBe(true);
  });
  it.each([
    ['dentist', 'dentist'],
    ['bakery', 'bakers'.slice(0, 4)],
    ['halal', 'alhal'],
    ['abcd', 'bcda'],
  ])('%s is not one away from %s', (one, other) => expect(isOneSlipApart(one, other)).toBe(false));
  it('are none in short words and in numbers', () => {
    expect(slips('bay')).toEqual([]);
    expect(slips('11209')).toEqual([]);
    expect(isOneSlipApart('b', 'a')).toBe(false);
    expect(isOneSlipApart('bay', 'bar')).toBe(false);
  });
});

it('leaves the vowel behind a Latin article to the word, or to the article', () => {
  expect(withoutLatinArticle('alaryaf')).toEqual(['aryaf', 'ryaf']);
  expect(withoutLatinArticle('albaik')).toEqual(['baik']);
  expect(withoutLatinArticle('sultan')).toEqual(['sultan']);
});

describe('sounds', () => {
  it.each([
    ['mat3am', 'مطعم'],
    ['7alal', 'حلال'],
    ['ma6bakh', 'مطبخ'],
    ['matbakh', 'مطبخ'],
    ['3aseer', 'عصير'],
    ['2ahwa', 'قهوة'],
    ['ma2ha', 'مقهى'],
    ['sha2a', 'شقة'],
    ['7alawiyat', 'حلويات'],
    ['mo7aseb', 'محاسب'],
    ['samak', 'سمك'],
    ['5ubz', 'خبز'],
    ['9alon', 'صالون'],
    ['8ahwa', 'قهوة'],
  ])('%s writes %s', (latin, arabic) => {
    expect(soundsOf(latin)).toContain(soundOf(fold(arabic)));
    expect(arabiziPattern(latin).test(fold(arabic))).toBe(true);
  });
  it.each([
    ['starbucks', 'ستاربكس'],
    ['camry', 'كامري'],
    ['zaytoun', 'الزيتون'],
    ['mohammed', 'محمد'],
  ])('%s is heard as %s', (latin, arabic) => expect(soundOf(latin)).toBe(soundOf(fold(arabic))));
  it('tells digits that are letters from those that count', () => {
    for (const word of ['mat3am', '7alal', 'sha2a', '3aseer']) expect(looksLikeArabizi(word)).toBe(true);
    for (const word of ['f150', '2br', '86th', '8gb', '11209', 'halal']) {
      expect(looksLikeArabizi(word)).toBe(false);
    }
  });
});

/** The public vectors and pairs, where somebody has put them beside the checkout; they are no part of the project. */
const folder = fileURLToPath(new URL('../../shared/data/arabic/', import.meta.url));
const areThere = existsSync(`${folder}lucene_arabic_light_stem.tsv`);
const read = (file: string) =>
  readFileSync(`${folder}${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]);

describe(areThere ? 'the public files' : 'the public files (absent here: nothing is read)', () => {
  test('every vector of folding and of stemming passes', () => {
    if (!areThere) return;
    const failed = [
      ...read('lucene_arabic_normalization.tsv').filter(([word, expected]) => fold(word) !== expected),
      ...read('lucene_arabic_light_stem.tsv').filter(
        ([word, expected]) => lightStem(fold(word)) !== fold(expected),
      ),
    ];
    expect(failed).toEqual([]);
  });
  test('nine names of ten in two alphabets sound alike, where each is one word', () => {
    if (!areThere) return;
    const pairs = read('business_name_pairs_en_ar.tsv').filter(([latin, arabic]) =>
      [latin, arabic].every((name) => /^[\p{L}\p{M}']+$/u.test(name)),
    );
    const alike = pairs.filter(([latin, arabic]) => soundOf(fold(latin)) === soundOf(fold(arabic)));
    expect(pairs.length).toBeGreaterThan(300);
    expect(alike.length / pairs.length).toBeGreaterThan(0.85);
  });
});
