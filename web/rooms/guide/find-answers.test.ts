import { describe, expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';

const groups = [
  {
    group: 'الحساب',
    entries: [
      { id: 1, slug: 'a', question: 'كيف أغيّر كلمة المرور؟', answer: 'من <a href="/x">الإعدادات</a>.' },
      { id: 2, slug: 'b', question: 'هل التسجيل مجّاني؟', answer: 'نعم.' },
    ],
  },
  {
    group: 'Posting',
    entries: [{ id: 3, slug: 'c', question: 'How many photos?', answer: 'Three to six.' }],
  },
];
const found = (words: string) =>
  findAnswers(groups, words).flatMap(({ entries }) => entries.map(({ id }) => id));

describe('looking for an answer', () => {
  it('shows everything without words', () => expect(found('  ')).toEqual([1, 2, 3]));
  it('reads past marks, hamzas and the article', () => {
    expect(found('كلمه مرور')).toEqual([1]);
    expect(found('اعدادات')).toEqual([1]);
    expect(found('مجاني')).toEqual([2]);
  });
  it('finds a word that is still being typed', () => expect(found('pho')).toEqual([3]));
  it('asks for every word', () => expect(found('كلمة photos')).toEqual([]));
  it('does not read the marks of HTML', () => expect(found('href')).toEqual([]));
});
