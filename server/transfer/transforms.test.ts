import { describe, expect, it, test } from 'vitest';
import { sentence } from './reason.ts';
import { cut, dollarsToCents, multiply, type TransformName, transforms } from './transforms.ts';

/** The result of a transform for a value, and its warning. */
function apply(name: TransformName, value: string) {
  const notes: string[] = [];
  const result = transforms[name](value, (reason) => notes.push(sentence('en', reason)));
  return { result, notes };
}

const conversions: [TransformName, string, string][] = [
  ['trim', '  a b ', 'a b'],
  ['collapseSpaces', ' The BLUE OWL:\nVEGETARIAN  W\tPATIO\r\n ', 'The BLUE OWL: VEGETARIAN W PATIO'],
  ['collapseSpaces', 'بارن كافيه \u200f  BARNCAFÉ', 'بارن كافيه BARNCAFÉ'],
  ['tidyLines', ' a  b \r\n\r\n\r\n\r\n c ', 'a b\n\nc'],
  ['spacesToLines', 'Duties:    1. Plan   2. Work', 'Duties:\n1. Plan\n2. Work'],
  ['lowerCase', 'Navy Blue', 'navy blue'],
  ['needsLetters', 'A1 b', 'A1 b'],
  ['fixMojibake', 'plain – “text”', 'plain – “text”'],
  ['fixMojibake', 'Le Petit Château', 'Le Petit Château'],
  ['stripHtml', '<p>Fish &amp; <b>chips</b><br>daily</p><script>x()</script>', 'Fish & chips\ndaily\n'],
  ['westernDigits', '٧١٨ ۵۵۵', '718 555'],
  ['zip5', '10462', '10462'],
  ['zip5', '11209-1234', '11209'],
  ['zip5', '١١٢٠٩', '11209'],
  ['knownZip', '11209', '11209'],
  ['phoneUS', '2122452912', '+12122452912'],
  ['phoneUS', '(718) 744-3838', '+17187443838'],
  ['phoneUS', '+966 11 464 4444', '+966114644444'],
  ['number', '1,234.50', '1234.5'],
  ['number', '$ 7', '7'],
  ['number', '١٬٢٣٤٫٥', '1234.5'],
  ['number', '-73.98', '-73.98'],
  ['integer', '145000.0', '145000'],
  ['date', '2014-03-03', '2014-03-03T00:00:00.000Z'],
  ['date', '2019-03-29T09:30:00.000', '2019-03-29T09:30:00.000Z'],
  ['date', '2019-03-29 09:30+02:00', '2019-03-29T07:30:00.000Z'],
  ['hijriDate', '27/05/1444', '2022-12-21T00:00:00.000Z'],
  ['hijriDate', '٠١/٠٩/١٤٤٥', '2024-03-11T00:00:00.000Z'],
  ['pythonList', "['a', \"it's\", 'tab\\'s ', '']", "a\nit's\ntab's"],
  ['pythonList', 'no list', 'no list'],
  ['firstNumber', "['Salary', '5000.0', 'Benefits', '326']", '5000.0'],
  ['firstItem', 'Donut Shop, Coffee Shop', 'Donut Shop'],
  ['notZero', '0.5', '0.5'],
  ['defused', "'=1+1", '=1+1'],
  ['defused', "'tis", "'tis"],
];
test.each(conversions)('%s(%j) is %j', (name, value, expected) => {
  expect(apply(name, value)).toEqual({ result: expected, notes: [] });
});

const dropped: [TransformName, string, string][] = [
  ['zip5', '7054', 'this isn’t a 5-digit ZIP code'],
  ['zip5', 'N/A', 'this isn’t a 5-digit ZIP code'],
  ['knownZip', '11263', 'there is no such ZIP code'],
  ['phoneUS', '3229580', 'this isn’t a phone number'],
  ['number', 'about 7', 'this isn’t a number'],
  ['integer', '', 'this isn’t a number'],
  ['date', '2014-02-30', 'this isn’t a date (YYYY-MM-DD)'],
  ['date', '03/04/2014', 'this isn’t a date (YYYY-MM-DD)'],
  ['hijriDate', 'Publish date', 'this isn’t a Hijri date (DD/MM/YYYY)'],
  ['hijriDate', '30/13/1444', 'this isn’t a Hijri date (DD/MM/YYYY)'],
  ['needsLetters', '/', 'this isn’t a name'],
  ['notZero', '0', 'zero means “not known”'],
];
test.each(dropped)('%s(%j) is dropped, with the reason', (name, value, reason) => {
  expect(apply(name, value)).toEqual({ result: null, notes: [reason] });
});

test('broken encoding is repaired with a warning', () => {
  const broken = 'Answer â€œin personâ€\u009d, CafÃ© â€¢ Ø¨Ø±';
  expect(apply('fixMojibake', broken)).toEqual({
    result: 'Answer “in person”, Café • بر',
    notes: ['broken encoding was fixed'],
  });
});

test('a fraction of a bedroom is dropped with a warning', () => {
  expect(apply('integer', '2.5')).toEqual({ result: '2', notes: ['only the whole number was kept'] });
});

describe('titleCase', () => {
  it.each([
    ["Sarabeth'S", "Sarabeth's"],
    ["MCDONALD'S", "McDonald's"],
    ["Mcdonald's", "McDonald's"],
    ["O'NEILL'S PUB", "O'Neill's Pub"],
    ['JOE AND PAT’S PIZZA LLC', 'Joe and Pat’s Pizza LLC'],
    ['Seaport Heights Llc', 'Seaport Heights LLC'],
    ['CIVIL ENGINEER II', 'Civil Engineer II'],
    ['Taste Of India Ii', 'Taste Of India II'],
    ['5TH AVENUE EPICERIE', '5th Avenue Epicerie'],
    ["L'EXPRESS BBQ & GRILL", "L'Express BBQ & Grill"],
    ['KFC', 'KFC'],
    ['7-ELEVEN', '7-Eleven'],
    ['BB.Q Chicken', 'BB.Q Chicken'],
    ["Don'T Tell Mama", "Don't Tell Mama"],
    ['مطعم ألف ليلة', 'مطعم ألف ليلة'],
  ])('%s becomes %s', (input, expected) => expect(transforms.titleCase(input)).toBe(expected));
});

test('lowercase names are capitalized', () => {
  expect(transforms.capitalWords('2011 bmw x5')).toBe('2011 BMW X5');
  expect(transforms.capitalWords('ford')).toBe('Ford');
  expect(transforms.capitalWords('Peter England Men Jeans')).toBe('Peter England Men Jeans');
});

describe('money', () => {
  const cents = (value: string, settings?: Parameters<typeof dollarsToCents>[2]) =>
    dollarsToCents(value, () => undefined, settings);
  it('is whole cents', () => expect(cents('1,234.565')).toBe('123457'));
  it('is converted at a fixed rate', () => expect(cents('100', { rate: 0.266667 })).toBe('2667'));
  it('converts nights to a month and years to a month', () => {
    expect(cents('149', { times: 30 })).toBe('447000');
    expect(cents('60000', { rate: 0.266667, per: 12 })).toBe('133334');
  });
  it('is never negative and never a word', () => {
    expect(cents('-5')).toBeNull();
    expect(cents('free')).toBeNull();
  });
});

test('a number times a factor is rounded to an integer', () => {
  expect(multiply('250', () => undefined, 10.7639)).toBe('2691');
});

test('a text is truncated between words with a warning', () => {
  const notes: string[] = [];
  expect(cut('one two three four', (reason) => notes.push(sentence('en', reason)), 12)).toBe('one two…');
  expect(notes).toEqual(['cut to 12 of 18 characters']);
  expect(cut('short', () => undefined, 12)).toBe('short');
});
