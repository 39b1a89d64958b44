import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lang, langs } from '../../contract/locales.ts';
import ar from './ar/index.ts';
import en from './en/index.ts';
import { createTranslate, type Messages } from './words.ts';

const messages: Record<Lang, Messages> = { en, ar };

const plural = /_(zero|one|two|few|many|other)$/;

function flat(lang: Lang): Map<string, string> {
  const areas = messages[lang] as unknown as Record<string, Record<string, string>>;
  return new Map(
    Object.entries(areas).flatMap(([area, words]) =>
      Object.entries(words).map(([key, text]) => [`${area}:${key}`, text] as const),
    ),
  );
}
const stems = (lang: Lang) => new Set([...flat(lang).keys()].map((key) => key.replace(plural, '')));
const slots = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

it('every message file is part of its language', () => {
  for (const lang of langs) {
    const files = readdirSync(join(import.meta.dirname, lang)).filter((file) => file.endsWith('.json'));
    expect(Object.keys(messages[lang]).sort()).toEqual(files.map((file) => file.replace('.json', '')).sort());
  }
});

describe('English and Arabic', () => {
  it('have the same keys', () => expect([...stems('ar')].sort()).toEqual([...stems('en')].sort()));

  it('have every plural form of their language', () => {
    for (const lang of langs) {
      const words = flat(lang);
      const counted = new Set(
        [...words.keys()]
          // Keys of the contract; `field.images_many` means that there are too many, and is not a plural form.
          .filter((key) => plural.test(key) && !key.startsWith('posting-errors:'))
          .map((key) => key.replace(plural, '')),
      );
      const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
      for (const stem of counted) {
        const missing = forms.filter((form) => !words.has(`${stem}_${form}`));
        expect({ lang, stem, missing }).toEqual({ lang, stem, missing: [] });
      }
    }
  });

  it('have the same placeholders, except that a plural form may omit its number', () => {
    const english = flat('en');
    for (const [key, text] of flat('ar')) {
      const model = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';
      const allowed = slots(model);
      const own = slots(text);
      const left = allowed.filter((slot) => !own.includes(slot));
      expect({ key, extra: own.filter((slot) => !allowed.includes(slot)) }).toEqual({ key, extra: [] });
      expect({ key, left: left.filter((slot) => !(plural.test(key) && slot === '{{count}}')) }).toEqual({
        key,
        left: [],
      });
    }
  });

  it('use the letters and punctuation of their language', () => {
    for (const [key, text] of flat('ar')) {
      expect({ key, text, comma: /[\u0600-\u06ff][,;?]/.test(text) }).toMatchObject({ comma: false });
      expect({ key, text, digits: /[\u0660-\u0669]/.test(text) }).toMatchObject({ digits: false });
    }
    for (const [key, text] of flat('en')) {
      if (key === 'layout:switchLanguage') continue;
      expect({ key, text, arabic: /[\u0600-\u06ff]/.test(text) }).toMatchObject({ arabic: false });
    }
  });
});

describe('translate', () => {
  const words = (area: Record<string, string>) => ({ area }) as unknown as Messages;
  it('interpolates values, and numbers in Western digits with the separators of the language', () => {
    const t = createTranslate('ar', words({ total: 'من {{from}} إلى {{to}}: {{name}}' }));
    expect(t('area:total' as never, { from: 3, to: 1234, name: 'مخبز' })).toBe('من 3 إلى 1,234: مخبز');
  });
  it('selects among six plural forms in Arabic', () => {
    const t = createTranslate('ar', messages.ar);
    expect([0, 1, 2, 3, 11, 100].map((count) => t('directory:places', { count }))).toEqual([
      'لا أماكن',
      'مكان واحد',
      'مكانان',
      '3 أماكن',
      '11 مكانًا',
      '100 مكان',
    ]);
  });
  it('returns a missing key', () => {
    expect(createTranslate('en', words({}))('area:lost' as never)).toBe('area:lost');
  });
});
