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
  // All of Apache Lucene's test vectors for its light stemmer (Apache-2.0).
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
  it('exist for Arabic words only', () => expect(lightStem('english')).toBe('english'));
  it('match different forms of a word', () => {
    expect(lightStem(fold('سيارات'))).toBe(lightStem(fold('سيارة')));
    expect(lightStem(fold('محاسبين'))).toBe(lightStem(fold('المحاسب')));
  });
});

describe('typos', () => {
  it.each([
    ['dentiste', 'dentist'],
    ['rdige', 'ridge'],
    ['camri', 'camry'],
    ['resturant', 'restaurant'],
    ['مطغم', 'مطعم'],
    ['صيدليه', 'صيدلي'],
  ])('%s is one typo away from %s', (one, other) => {
    expect(isOneSlipApart(one, other)).toBe(true);
    expect(slips(one).some((slip) => slips(other).includes(slip))).toBe(true);
  });
  it.each([
    ['dentist', 'dentist'],
    ['bakery', 'bakers'.slice(0, 4)],
    ['halal', 'alhal'],
    ['abcd', 'bcda'],
  ])('%s is not one typo away from %s', (one, other) => expect(isOneSlipApart(one, other)).toBe(false));
  it('do not exist for short words and numbers', () => {
    expect(slips('bay')).toEqual([]);
    expect(slips('11209')).toEqual([]);
    expect(isOneSlipApart('b', 'a')).toBe(false);
    expect(isOneSlipApart('bay', 'bar')).toBe(false);
  });
});

it('assigns the vowel after a Latin article to the word, or to the article', () => {
  expect(withoutLatinArticle('alaryaf')).toEqual(['aryaf', 'ryaf']);
  expect(withoutLatinArticle('albaik')).toEqual(['baik']);
  expect(withoutLatinArticle('sultan')).toEqual(['sultan']);
});

describe('phonetic keys', () => {
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
  ])('%s is written as %s', (latin, arabic) => {
    expect(soundsOf(latin)).toContain(soundOf(fold(arabic)));
    expect(arabiziPattern(latin).test(fold(arabic))).toBe(true);
  });
  it.each([
    ['starbucks', 'ستاربكس'],
    ['camry', 'كامري'],
    ['zaytoun', 'الزيتون'],
    ['mohammed', 'محمد'],
  ])('%s sounds like %s', (latin, arabic) => expect(soundOf(latin)).toBe(soundOf(fold(arabic))));
  it('distinguishes digits that stand for letters from numbers', () => {
    for (const word of ['mat3am', '7alal', 'sha2a', '3aseer']) expect(looksLikeArabizi(word)).toBe(true);
    for (const word of ['f150', '2br', '86th', '8gb', '11209', 'halal']) {
      expect(looksLikeArabizi(word)).toBe(false);
    }
  });
});

/** The public test vectors and pairs, if they are beside the checkout; they are not part of the project. */
const folder = fileURLToPath(new URL('../../shared/data/arabic/', import.meta.url));
const areThere = existsSync(`${folder}lucene_arabic_light_stem.tsv`);
const read = (file: string) =>
  readFileSync(`${folder}${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]);

describe(areThere ? 'the public files' : 'the public files (absent here: nothing is read)', () => {
  test('every vector of folding and stemming passes', () => {
    if (!areThere) return;
    const failed = [
      ...read('lucene_arabic_normalization.tsv').filter(([word, expected]) => fold(word) !== expected),
      ...read('lucene_arabic_light_stem.tsv').filter(
        ([word, expected]) => lightStem(fold(word)) !== fold(expected),
      ),
    ];
    expect(failed).toEqual([]);
  });
  test('nine of ten names match phonetically across scripts, if each is one word', () => {
    if (!areThere) return;
    const pairs = read('business_name_pairs_en_ar.tsv').filter(([latin, arabic]) =>
      [latin, arabic].every((name) => /^[\p{L}\p{M}']+$/u.test(name)),
    );
    const alike = pairs.filter(([latin, arabic]) => soundOf(fold(latin)) === soundOf(fold(arabic)));
    expect(pairs.length).toBeGreaterThan(300);
    expect(alike.length / pairs.length).toBeGreaterThan(0.85);
  });
});
