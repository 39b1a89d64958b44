import { describe, expect, it } from 'vitest';
import type { AuditLine } from '../../../contract/audit.ts';
import { type Lang, langs } from '../../../contract/locales.ts';
import ar from '../../i18n/ar/index.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate } from '../../i18n/words.ts';
import { actionWords, differencesOf, sentenceOf } from './log-words.ts';

const words = { ar: createTranslate('ar', ar), en: createTranslate('en', en) };

const line = (before: object | null, after: object | null) => ({ before, after }) as AuditLine;
const differences = (lang: Lang, before: object | null, after: object | null) =>
  differencesOf(line(before, after), words[lang], lang).map(({ label, from, to }) => [label, from, to]);

describe.each(langs)('the log in %s', (lang) => {
  it.each([
    'settings.draft',
    'settings.discard',
    'content.withdraw',
    'category.restore',
    'issue.pause',
    'user.ban',
    'glossary.accept',
    'glossary.decline',
  ])('describes what %s was, rather than naming the action', (action) => {
    expect(sentenceOf(action, words[lang])).not.toContain(action);
  });
  it('names the changed fields', () => {
    const rows = differences(
      lang,
      { parentId: 3, name: { en: 'Doctors', ar: 'أطباء' }, synonyms: ['clinic', 'عيادة'] },
      { parentId: null, name: { en: 'Medics', ar: 'أطباء' }, synonyms: [], version: 7 },
    );
    expect(rows.map(([, from, to]) => [from, to])).toEqual([
      ['3', null],
      ['Doctors · أطباء', 'Medics · أطباء'],
      ['clinic, عيادة', null],
      [null, '7'],
    ]);
    for (const [label] of rows) expect(label).not.toMatch(/parentId|name|synonyms|version/);
  });
});

it('lists an action with its subject', () => {
  expect(actionWords('category.restore', words.en)).toBe('… restored the category');
});
