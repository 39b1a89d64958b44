import { expect, it } from 'vitest';
import { bothValues, commonValue } from './common-values.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

it.each([
  ['Silver', 'ar', 'فضي'],
  ['silver', 'ar', 'فضي'],
  ['فضي', 'en', 'Silver'],
  ['فضّيّ', 'en', 'Silver'],
  ['رمادي', 'en', 'Gray'],
  ['Sedan', 'ar', 'سيدان'],
  ['Credit check', 'ar', 'فحص ائتماني'],
  ['Credit check · فحص ائتماني', 'ar', 'فحص ائتماني'],
  ['Credit check · فحص ائتماني', 'en', 'Credit check'],
  ['Gym · النادي الرياضي', 'ar', 'النادي الرياضي'],
  ['Gym · النادي الرياضي', 'en', 'Gym'],
  ['Black and red', 'ar', 'أسود وأحمر'],
  ['أسود وأحمر', 'en', 'Black and Red'],
] as const)('%s in %s is %s', (text, lang, expected) => expect(commonValue(text, lang)).toBe(expected));

it.each(['Grey', 'Frosted plum', 'Black and plum', 'عنب', 'BMW', 'Oak · pine', '', null])(
  '%s is unchanged',
  (text) => {
    expect(commonValue(text, 'en')).toBe(text);
    if (text !== 'Grey') expect(commonValue(text, 'ar')).toBe(text);
  },
);

it('search words include both languages, or the text as written', () => {
  expect(bothValues('Silver')).toEqual({ en: 'Silver', ar: 'فضي' });
  expect(bothValues('فضي')).toEqual({ ar: 'فضي', en: 'Silver' });
  expect(bothValues('Frosted plum')).toEqual({ en: 'Frosted plum' });
});

it('every value exists in each language', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en));
  expect(Object.values(ar).filter((wording) => !/\p{Script=Arabic}/u.test(wording))).toEqual([]);
});
