import { describe, expect, it } from 'vitest';
import { conceptsOf, fold, searchQuery, searchVector, stripArticle, terms, westernDigits } from './search.ts';

describe('fold', () => {
  it.each([
    // Apache Lucene's vectors for Arabic normalisation (Apache-2.0).
    ['آجن', 'اجن'],
    ['أحمد', 'احمد'],
    ['إعاذ', 'اعاذ'],
    ['بنى', 'بني'],
    ['فاطمة', 'فاطمه'],
    ['روبرـــــت', 'روبرت'],
    ['مَبنا', 'مبنا'],
    ['علِي', 'علي'],
    ['بُوات', 'بوات'],
    ['ولداً', 'ولدا'],
    ['ولدٍ', 'ولد'],
    ['ولدٌ', 'ولد'],
    ['نلْسون', 'نلسون'],
    ['هتميّ', 'هتمي'],
    // The rest of the quality page's list.
    ['ٱلرحمن', 'الرحمن'],
    ['مسؤول', 'مسوول'],
    ['شاطئ', 'شاطي'],
    ['ﻣﻄﻌﻢ', 'مطعم'],
    ['مط\u200cعم', 'مطعم'],
    ['٢٤ ساعة ۷', '24 ساعه 7'],
    ['Café Zoë', 'cafe zoe'],
    ['Sana’a', 'sanaa'],
    ['کباب ایرانی', 'كباب ايراني'],
  ])('%s becomes %s', (input, expected) => expect(fold(input)).toBe(expected));

  it('is the same when done twice', () => {
    for (const text of ['أسواق زيتون', 'ŒUVRE', 'مُؤسَّسةٌ', 'İstanbul'])
      expect(fold(fold(text))).toBe(fold(text));
  });
});

it('strips an article only where three letters remain', () => {
  expect(stripArticle('المطعم')).toBe('مطعم');
  expect(stripArticle('والحسن')).toBe('حسن');
  expect(stripArticle('للاخر')).toBe('اخر');
  expect(stripArticle('الو')).toBe('الو');
  expect(stripArticle('البن')).toBe('البن');
});

it('makes English plurals one term with their singular', () => {
  expect(terms('Bakeries & sweets, dishes, doctors')).toEqual(['bakery', 'sweet', 'dish', 'doctor']);
  expect(terms('gas bus glass tennis')).toEqual(['gas', 'bus', 'glass', 'tennis']);
});

it('writes digits the Western way', () => expect(westernDigits('٧١٨ ۵۵۵')).toBe('718 555'));

describe('searchVector', () => {
  it('gives each term its places and weights', () => {
    expect(
      searchVector([
        ['A', 'Bab Touma'],
        ['B', 'مخبز bab'],
      ]),
    ).toBe("'bab':1A,7B 'touma':2A 'مخبز':6B");
  });
  it('holds nothing that could close a quote', () => {
    expect(searchVector([['A', "O'Neil \\ ' -- x"]])).toBe("'oneil':1A 'x':2A");
  });
});

describe('searchQuery', () => {
  const concepts = conceptsOf([
    ['restaurant', 'مطعم', 'مطاعم'],
    ['dentist', 'طبيب أسنان', 'دكتور أسنان'],
  ]);
  it('asks for the same in both languages', () => {
    const parts = (query: string | null) => query?.replace(/[()]/g, '').split(' | ').sort();
    expect(parts(searchQuery('restaurant', { concepts }))).toEqual(parts(searchQuery('مطعم', { concepts })));
    expect(parts(searchQuery('المطاعم', { concepts }))).toEqual(
      parts(searchQuery('Restaurants', { concepts })),
    );
  });
  it('knows expressions of more than one word', () => {
    expect(searchQuery('دكتور اسنان brooklyn', { concepts })).toBe(
      "(('دكتور' <-> 'اسنان') | 'dentist' | ('طبيب' <-> 'اسنان')) & 'brooklyn'",
    );
  });
  it('lets the last word be unfinished when asked', () => {
    expect(searchQuery('halal mar', { prefix: true })).toBe("'halal' & ('mar' | 'mar':*)");
  });
  it('asks one part of a listing only', () => {
    expect(searchQuery('bab to', { prefix: true, weight: 'A' })).toBe("'bab':A & ('to':A | 'to':*A)");
  });
  it('has no answer to a text without words', () => expect(searchQuery(' …!؟ ')).toBeNull());
});
