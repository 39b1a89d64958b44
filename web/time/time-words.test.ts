import { describe, expect, it } from 'vitest';
import ar from '../i18n/ar/index.ts';
import en from '../i18n/en/index.ts';
import { createTranslate } from '../i18n/words.ts';
import { hijriWords, weekdayWords } from './hijri-words.ts';
import { clockWords, dayTimeWords, spanWords } from './time-words.ts';

const english = createTranslate('en', en);
const arabic = createTranslate('ar', ar);

describe('durations', () => {
  it.each([
    [1, '1 min', '1 minute', 'دقيقة'],
    [2, '2 min', '2 minutes', 'دقيقتين'],
    [5, '5 min', '5 minutes', '5 دقائق'],
    [60, '1 h', '1 hour', 'ساعة'],
    [112, '1 h 52 min', '1 hour and 52 minutes', 'ساعة و52 دقيقة'],
    [121, '2 h 1 min', '2 hours and 1 minute', 'ساعتين ودقيقة'],
    [663, '11 h 3 min', '11 hours and 3 minutes', '11 ساعة و3 دقائق'],
  ])('%i minutes', (minutes, short, full, inArabic) => {
    expect(spanWords(minutes, english)).toBe(short);
    expect(spanWords(minutes, english, true)).toBe(full);
    expect(spanWords(minutes, arabic)).toBe(inArabic);
  });
});

it('formats dates and times of the city with Western digits', () => {
  const sunset = new Date('2026-11-22T21:33:00Z');
  expect([clockWords(sunset, english), clockWords(sunset, arabic)]).toEqual(['4:33 pm', '4:33 م']);
  expect(weekdayWords('2026-11-22', 'en')).toBe('Sunday, November 22');
  expect(weekdayWords('2026-11-22', 'ar', true)).toBe('الأحد، 22 نوفمبر 2026');
  const hijri = { year: 1448, month: 6, day: 12 };
  expect(hijriWords(hijri, english)).toBe('12 Jumada II 1448');
  expect(hijriWords(hijri, arabic)).toBe('12 جمادى الآخرة 1448');
});

it('names two times after the fast in Ramadan only', () => {
  expect(['fajr', 'maghrib', 'isha'].map((name) => dayTimeWords(name as 'fajr', true, english))).toEqual([
    'Suhoor ends',
    'Iftar',
    'Isha',
  ]);
  expect(dayTimeWords('maghrib', false, english)).toBe('Maghrib');
});
