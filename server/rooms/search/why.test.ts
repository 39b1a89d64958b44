import { expect, it } from 'vitest';
import { explain, type Told, unshown } from './why.ts';

const dentist = {
  wordings: [['dentist'], ['طبيب', 'اسنان']],
  certainties: [1, 1],
  sure: 2,
  known: 2,
  firstTier: 2,
  placeId: undefined,
  categoryIds: [],
  isKind: false,
};
const bread = {
  wordings: [['bread'], ['خبز']],
  certainties: [1, 1],
  sure: 2,
  known: 2,
  firstTier: 2,
  placeId: undefined,
  categoryIds: [],
  isKind: false,
};
const queens = {
  wordings: [['queen']],
  certainties: [1],
  sure: 1,
  known: 1,
  firstTier: 1,
  placeId: 7,
  categoryIds: [],
  isKind: false,
};
const told = (text: string, more: Partial<Told> = {}): Told => ({ in: 'text', text, lang: 'ar', ...more });

it('an expression matches if all of its words are consecutive', () => {
  expect(explain([dentist], [told('طبيب قلب ثم طبيب أسنان ماهر')])?.parts).toEqual([
    'طبيب قلب ثم ',
    'طبيب أسنان',
    ' ماهر',
  ]);
  expect(explain([dentist], [told('أسنان طبيب')])).toBeUndefined();
});

it('a place is the last reason to be displayed', () => {
  expect(unshown('Fresh breads', [queens, bread])).toEqual([queens]);
  expect(unshown('Corner', [queens, bread])).toEqual([bread, queens]);
});

it('the first text with a part is displayed, with other parts marked, too', () => {
  const texts = [told('nothing here'), told('The queen of bread', { lang: 'en' })];
  expect(explain([bread, queens], texts)).toEqual({
    in: 'text',
    parts: ['The ', 'queen', ' of ', 'bread'],
    lang: 'en',
  });
});

it('synonyms are displayed without marks, and bare ones as words only', () => {
  const category = told('Bakeries', { in: 'category', lang: 'en', otherwise: ['مخابز خبز'] });
  expect(explain([bread], [category])).toEqual({ in: 'category', parts: ['Bakeries'], lang: 'en' });
  expect(explain([bread], [told('a bread, a cake', { isBare: true })])?.parts).toEqual(['', 'bread']);
});

it('texts without spaces are truncated like others', () => {
  const text = `${'x'.repeat(400)} bread ${'y'.repeat(400)}`;
  const parts = explain([bread], [told(text)])?.parts ?? [];
  expect(parts.join('').length).toBeLessThan(240);
  expect(parts).toContain('bread');
});
