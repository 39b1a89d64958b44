import { expect, it } from 'vitest';
import { explain, type Told, unshown } from './why.ts';

const dentist = {
  wordings: [['dentist'], ['طبيب', 'اسنان']],
  certainties: [1, 1],
  sure: 2,
  known: 2,
  placeId: undefined,
  categoryIds: [],
  isKind: false,
};
const bread = {
  wordings: [['bread'], ['خبز']],
  certainties: [1, 1],
  sure: 2,
  known: 2,
  placeId: undefined,
  categoryIds: [],
  isKind: false,
};
const queens = {
  wordings: [['queen']],
  certainties: [1],
  sure: 1,
  known: 1,
  placeId: 7,
  categoryIds: [],
  isKind: false,
};
const told = (text: string, more: Partial<Told> = {}): Told => ({ in: 'text', text, lang: 'ar', ...more });

it('an expression is there where all of its words follow each other', () => {
  expect(explain([dentist], [told('طبيب قلب ثم طبيب أسنان ماهر')])?.parts).toEqual([
    'طبيب قلب ثم ',
    'طبيب أسنان',
    ' ماهر',
  ]);
  expect(explain([dentist], [told('أسنان طبيب')])).toBeUndefined();
});

it('a place is what a title may lack before other things are told', () => {
  expect(unshown('Fresh breads', [queens, bread])).toEqual([queens]);
  expect(unshown('Corner', [queens, bread])).toEqual([bread, queens]);
});

it('the first text that has a part tells it, and marks the other parts, too', () => {
  const texts = [told('nothing here'), told('The queen of bread', { lang: 'en' })];
  expect(explain([bread, queens], texts)).toEqual({
    in: 'text',
    parts: ['The ', 'queen', ' of ', 'bread'],
    lang: 'en',
  });
});

it('what is only called otherwise is shown without marks, and a bare one as its words alone', () => {
  const category = told('Bakeries', { in: 'category', lang: 'en', otherwise: ['مخابز خبز'] });
  expect(explain([bread], [category])).toEqual({ in: 'category', parts: ['Bakeries'], lang: 'en' });
  expect(explain([bread], [told('a bread, a cake', { isBare: true })])?.parts).toEqual(['', 'bread']);
});

it('of a text without spaces no more is shown than of another', () => {
  const text = `${'x'.repeat(400)} bread ${'y'.repeat(400)}`;
  const parts = explain([bread], [told(text)])?.parts ?? [];
  expect(parts.join('').length).toBeLessThan(240);
  expect(parts).toContain('bread');
});
