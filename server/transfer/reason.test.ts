import { expect, test } from 'vitest';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import { notAllowed, type ReasonKey, sentence, why } from './reason.ts';

const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test('every reason is translated into both languages', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as ReasonKey[]) {
    const inArabic = places(ar[key]);
    expect([key, inArabic.filter((name) => !places(en[key]).includes(name))]).toEqual([key, []]);
    expect([key, /\p{Script=Arabic}/u.test(ar[key]) || key === 'skipped']).toEqual([key, true]);
  }
});

test('a message includes its values, and schema errors are in the language of the request', () => {
  expect(sentence('ar', why('key_twice', { line: 7 }))).toBe('المفتاح نفسه في السطر 7');
  const issue = {
    code: 'too_big',
    origin: 'number',
    maximum: 20,
    message: 'Too big: expected number to be <=20',
    path: ['bedrooms'],
  } as never;
  expect(sentence('en', notAllowed('bedrooms', issue))).toBe('bedrooms is more than 20');
  expect(sentence('ar', notAllowed('bedrooms', issue))).toBe('قيمة «غرف النوم» أكبر من 20');
  const named = { code: 'custom', message: 'field.periods_overlap', path: [] } as never;
  expect(sentence('en', notAllowed('specialHours', named))).not.toContain('field.');
});
