import { expect, it } from 'vitest';
import { acceptedLang, otherLang, parseLang, pickText } from './locales.ts';
import { slugOf } from './slugs.ts';

it('takes the part before a dash', () => {
  expect(parseLang('ar-EG')).toBe('ar');
  expect(parseLang('EN-us')).toBe('en');
  expect(parseLang('fr')).toBeUndefined();
});

it.each([
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr,en;q=0.4,ar;q=0.6', 'ar'],
  ['en;q=0,ar;q=0.1', 'ar'],
  ['fr', undefined],
  ['', undefined],
  [';;q=,=', undefined],
])('parses %s as %s', (header, lang) => expect(acceptedLang(header)).toBe(lang));

it('offers the other language', () => {
  expect(otherLang('en')).toBe('ar');
  expect(otherLang('ar')).toBe('en');
});

it('returns the only language of a text', () => {
  expect(pickText({ en: 'Bakery', ar: 'مخبز' }, 'ar')).toEqual({ text: 'مخبز', lang: 'ar' });
  expect(pickText({ en: 'Bakery' }, 'ar')).toEqual({ text: 'Bakery', lang: 'en' });
  expect(pickText({}, 'ar')).toEqual({ text: '', lang: 'ar' });
});

it.each([
  ['Dr. Lina Haddad, DDS', 'dr-lina-haddad-dds'],
  ['Bread & Salt', 'bread-and-salt'],
  ['Qahwat Sana’a', 'qahwat-sanaa'],
  ['أسواقُ الزيتون', 'اسواق-الزيتون'],
  ['../../etc/passwd', 'etc-passwd'],
  ['☕', 'listing'],
])('%s has the slug %s', (title, slug) => expect(slugOf(title)).toBe(slug));
