import { describe, expect, it } from 'vitest';
import { readStatedLimits } from './stated-limits.ts';

const read = (text: string) => {
  const { limits, rest } = readStatedLimits(text);
  return [Object.fromEntries(limits.map(({ of, value }) => [of, value])), rest];
};

describe('bedrooms and prices in a query', () => {
  it.each([
    ['2br', { bedrooms: 2 }, ''],
    ['2 br astoria', { bedrooms: 2 }, 'astoria'],
    ['3-bedroom', { bedrooms: 3 }, ''],
    ['2 bedroom apartment', { bedrooms: 2 }, 'apartment'],
    ['two bedroom apartment in astoria', { bedrooms: 2 }, 'apartment in astoria'],
    ['4bdr apt', { bedrooms: 4 }, 'apt'],
    ['1 bed', { bedrooms: 1 }, ''],
    ['٢ غرف نوم', { bedrooms: 2 }, ''],
    ['شقة ٣ غرف في أستوريا', { bedrooms: 3 }, 'شقة في أستوريا'],
    ['ثلاث غرف نوم', { bedrooms: 3 }, ''],
    ['شقة غرفتين', { bedrooms: 2 }, 'شقة'],
    ['غرفتين نوم وصالة', { bedrooms: 2 }, 'وصالة'],
    ['غرفة نوم واحدة', { bedrooms: 1 }, ''],
    ['apartment under 1500', { price_max: 1500 }, 'apartment'],
    ['apartment under $1,500', { price_max: 1500 }, 'apartment'],
    ['apt below 2000 dollars', { price_max: 2000 }, 'apt'],
    ['under $2k', { price_max: 2000 }, ''],
    ['max $ 1800', { price_max: 1800 }, ''],
    ['rent less than 1.5k', { price_max: 1500 }, 'rent'],
    ['sofa over 300', { price_min: 300 }, 'sofa'],
    ['studio $900', { price_max: 900 }, 'studio'],
    ['room between 800 and 1200', { price_min: 800, price_max: 1200 }, 'room'],
    ['$1000-1500', { price_min: 1000, price_max: 1500 }, ''],
    ['تحت 1500', { price_max: 1500 }, ''],
    ['شقة أقل من ١٥٠٠ دولار', { price_max: 1500 }, 'شقة'],
    ['سكن بأقل من 1,500 دولار', { price_max: 1500 }, 'سكن'],
    ['ألفين دولار', { price_max: 2000 }, ''],
    ['شقة بألف', { price_max: 1000 }, 'شقة'],
    ['شقة بثلاثة آلاف', { price_max: 3000 }, 'شقة'],
    ['بأقل من الف ونص', { price_max: 1500 }, ''],
    ['تحت ألف وخمسمية', { price_max: 1500 }, ''],
    ['تحت خمسمية دولار', { price_max: 500 }, ''],
    ['غرفة ب 800', { price_max: 800 }, 'غرفة'],
    ['من 1000 الى 1500', { price_min: 1000, price_max: 1500 }, ''],
    ['بين ألف وألفين', { price_min: 1000, price_max: 2000 }, ''],
    ['فوق 500 دولار', { price_min: 500 }, ''],
    ['2br max $2500', { bedrooms: 2, price_max: 2500 }, ''],
    ['شقة ٢ غرف نوم بأقل من 2000 دولار', { bedrooms: 2, price_max: 2000 }, 'شقة'],
  ])('%s', (text, limits, rest) => expect(read(text)).toEqual([limits, rest]));
});

describe('what is not a limit', () => {
  it.each([
    'two brothers',
    '86th street',
    '7 eleven',
    'ford f150',
    'bed',
    'غرفة نوم',
    'غرفة نوم أطفال',
    'mcdonalds 24',
    'under the bridge',
    '10 under 10',
    'الف ليلة',
    'bmw 2015',
    'شارع 5',
  ])('%s', (text) => expect(readStatedLimits(text).limits).toEqual([]));
});

it('each limit has its words, and the query without them', () => {
  expect(readStatedLimits('2br astoria under 1500').limits).toEqual([
    { of: 'bedrooms', value: 2, words: '2br', without: 'astoria under 1500' },
    { of: 'price_max', value: 1500, words: 'under 1500', without: '2br astoria' },
  ]);
});
