import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lang, langs } from '../../contract/locales.ts';
import { forbidden, matches, type Rule, ruleOf } from './term-rules.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Text {
  /** File and key, or the file only. */
  from: string;
  text: string;
}

function textsIn(value: unknown, from: string): Text[] {
  if (typeof value === 'string') return [{ from, text: value }];
  return Object.entries(value as object).flatMap(([key, one]) => textsIn(one, `${from} ${key}`));
}

/** All messages for users: of pages, and of the server's responses, emails and reports. */
function messages(lang: Lang): Text[] {
  const paths = globSync([`web/i18n/${lang}/*.json`, `server/**/messages/${lang}.json`], { cwd: root });
  return paths.flatMap((path) => textsIn(JSON.parse(read(path)), path));
}

/** Articles and pages of the demo site, and the names and texts of its other content and of the categories. */
function seeds(lang: Lang): Text[] {
  const articles = globSync(`server/seed/demo/articles/**/${lang}.md`, { cwd: root });
  const sources = globSync(
    [
      ...['server/seed/demo/*.ts', 'server/seed/demo/*/*.ts', 'server/seed/base/categories.ts'],
      'server/rooms/art/scenes/photos-*.ts',
    ],
    { cwd: root },
  );
  const quoted = new RegExp(`\\b${lang}: (['"\`])(.*?)(?<!\\\\)\\1`, 'gs');
  return [
    ...articles.map((path) => ({ from: path, text: read(path) })),
    ...sources.flatMap((path) =>
      [...read(path).matchAll(quoted)].map(([, , text = '']) => ({ from: path, text })),
    ),
  ];
}

/** The API reference, and the messages about settings at startup. */
function reference(): Text[] {
  const paths = globSync(['contract/**/*.ts', 'server/environment.ts'], {
    cwd: root,
    exclude: (path) => path.endsWith('.test.ts'),
  });
  const quoted =
    /(?:\b(?:summary|description|returns|error|message):\s*|\bdescribe\(\s*)(['"`])(.*?)(?<!\\)\1/gs;
  return paths.flatMap((path) =>
    [...read(path).matchAll(quoted)].map(([, , text = '']) => ({ from: path, text })),
  );
}

/** The API's name: a post waits for a moderator. */
const state = 'waits';

const rules = forbidden(read('docs/terms.md'));
const violations = (texts: readonly Text[], words: readonly Rule[]) =>
  texts.flatMap(({ from, text }) =>
    words.filter((rule) => matches(rule, text)).map(({ word }) => ({ from, word, text: text.slice(0, 80) })),
  );

describe('the terms of docs/terms.md', () => {
  it('cover both languages, for messages and for all texts', () => {
    for (const lang of langs) {
      expect(rules[lang].terms.length).toBeGreaterThan(15);
      expect(rules[lang].spelling.length).toBeGreaterThan(10);
      expect(messages(lang).length).toBeGreaterThan(1000);
      expect(seeds(lang).length).toBeGreaterThan(100);
    }
  });

  it.each(langs)(
    'are used in every message (%s)',
    (lang) => {
      expect(violations(messages(lang), [...rules[lang].terms, ...rules[lang].spelling])).toEqual([]);
    },
    60_000,
  );

  it.each(langs)('are spelled consistently on the demo site (%s)', (lang) => {
    expect(violations(seeds(lang), rules[lang].spelling)).toEqual([]);
  });
});

it('the API reference and the startup messages use the terms', () => {
  const texts = reference();
  expect(texts.length).toBeGreaterThan(600);
  const words = [...rules.en.terms, ...rules.en.spelling].filter(({ word }) => word !== state);
  expect(violations(texts, words)).toEqual([]);
});

describe('a rule', () => {
  it.each([
    ['colour*', 'Colourful rugs', true],
    ['mails', 'Emails are off', false],
    ['mails', 'No mails yet', true],
    ['فئة', 'اختر الفئة أولًا', true],
    ['فئة', 'وبالفئة نفسها', true],
    ['مقال', 'مقالات أقدم', false],
    ['غرض', 'عرض الكل', false],
    ['استعمل*', 'ربما استُعمل من قبل', true],
    ['كراج', 'كراجات', false],
  ])('%s in «%s»: %s', (word, text, found) => {
    const lang = /\p{Script=Arabic}/u.test(word) ? 'ar' : 'en';
    expect(matches(ruleOf(lang, word), text)).toBe(found);
  });
});

it('a term that contains a forbidden word remains permitted', () => {
  const rule = ruleOf('ar', 'فئة', ['الفئة المناسبة']);
  expect(matches(rule, 'اختر الفئة المناسبة')).toBe(false);
  expect(matches(rule, 'اختر الفئة')).toBe(true);
});

/** Words that a shadda turns into another word. */
const homographs =
  'غير كل تعد سجل فعل المبلغ مبلغ تعرف بدل لكل يجد غيرها يعد فعله شغل جدد يحمل ورد تحقق'.split(' ');

it('Arabic words are spelled with their shadda everywhere or nowhere', () => {
  const spellings = new Map<string, Map<string, string>>();
  for (const { from, text } of messages('ar')) {
    for (const [word] of text.matchAll(/[\u0621-\u0652\u0670]+/g)) {
      const withShadda = word.replace(/[\u064b-\u0650\u0652\u0670]/g, '');
      const bare = withShadda.replaceAll('\u0651', '');
      spellings.set(bare, (spellings.get(bare) ?? new Map()).set(withShadda, from));
    }
  }
  const several = [...spellings].filter(([bare, forms]) => forms.size > 1 && !homographs.includes(bare));
  expect(several.map(([, forms]) => Object.fromEntries(forms))).toEqual([]);
});

/** Names, formats, keys and commands that Arabic readers know in Latin letters. */
const latin = new Set(
  (
    'AVIF JPEG PNG WebP HEIC CSV JSON GeoJSON UTF IP QR JavaScript PostgreSQL OpenStreetMap Google Meta Crisp Apple Outlook RSS Pay PayPal ' +
    'Venmo Zelle EBT SNAP FARE App Store Play Windows BACKUP_DIR DATABASE_REPLICA_URL DEMO PUBLIC_URL SMTP_URL TRUSTED_PROXIES Enter Escape ' +
    'Shift English YYYY MM DD big endian command npm run cli doctor map build admin create ALTER ROLE CREATEDB https about babtouma'
  ).split(' '),
);

it('Arabic texts contain no Latin words for which an Arabic one is in use', () => {
  const found = messages('ar').flatMap(({ from, text }) =>
    (text.replace(/\{\{?\w+\}?\}|https?:\/\/\S*/g, '').match(/[A-Za-z_]{2,}/g) ?? [])
      .filter((word) => !latin.has(word))
      .map((word) => ({ from, word })),
  );
  expect(found).toEqual([]);
});

it('quotation marks are those of the language, and an ellipsis directly follows its word', () => {
  const marks: Record<Lang, RegExp> = { en: /["'«»]| …/, ar: /["'“”]| …/ };
  for (const lang of langs) {
    expect(messages(lang).filter(({ text }) => marks[lang].test(text))).toEqual([]);
  }
});
