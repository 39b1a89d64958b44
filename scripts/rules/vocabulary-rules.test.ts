import { expect, test } from 'vitest';
import { type VagueWord, type VocabularyBudget, vagueNames, vocabularyErrors } from './vocabulary-rules.ts';

const words: VagueWord[] = [
  'alive',
  'asked',
  'door',
  'everything',
  'fault',
  'hear',
  'heard',
  'kept',
  'look',
  'outside',
  'shown',
  'story',
  'tell',
  'things',
  'told',
  'wake',
  'waking',
  'woken',
];
const budget = (given: Partial<VocabularyBudget> = {}): VocabularyBudget =>
  ({ ...Object.fromEntries(words.map((word) => [word, 0])), ...given }) as VocabularyBudget;

const file = (content: string, path = 'server/page.ts') => ({ path, content });
const errorsOf = (content: string, allowed?: Partial<VocabularyBudget>) =>
  vocabularyErrors([file(content)], budget(allowed));

test.each([
  ['const askedPage = 1;', 'asked'],
  ['read(row.is_shown);', 'shown'],
  ['class Stream { #toldAt = 0; }', 'told'],
  ['const HTMLLooks = <Dialog open />;', 'look'],
  ['const USER_STORIES = [];', 'story'],
  ["const quote = '\"'; const fault = `a`;", 'fault'],
])('%s has a vague word', (code, word) => {
  expect(errorsOf(code)[0]).toContain(`«${word}» is in 1 names and 0 are allowed`);
});

test.each([
  ['// what is shown', 'a comment'],
  ['/* asked\n kept */', 'a comment of two lines'],
  ['say(\'told\', "kept", `asked`);', 'a text'],
  ['const byDefault = lookup(doorway);', 'another word that contains one'],
])('%s is %s', (code) => expect(errorsOf(code)).toEqual([]));

test('file names count, and each name once per file', () => {
  const files = [file('kept(); kept(keptRow);'), file('kept();', 'web/ui/KeptNotices.tsx')];
  expect(vagueNames(files).get('kept')).toEqual([
    'server/page.ts: kept',
    'server/page.ts: keptRow',
    'web/ui/KeptNotices.tsx: KeptNotices (file)',
    'web/ui/KeptNotices.tsx: kept',
  ]);
});

test('one name above the budget is an error that lists all places', () => {
  expect(errorsOf('asked(asks);', { asked: 1 })).toEqual([]);
  expect(errorsOf('asked(askedPage);', { asked: 1 })).toEqual([
    expect.stringContaining('say query, request, context'),
    '  server/page.ts: asked',
    '  server/page.ts: askedPage',
  ]);
});

test('a budget far above its count must be lowered', () => {
  expect(errorsOf('asked();', { asked: 11 })).toEqual([]);
  expect(errorsOf('asked();', { asked: 12 })).toEqual([expect.stringContaining('lower its budget')]);
});

test('migrations keep their names', () => {
  expect(vocabularyErrors([file('kept()', 'server/database/migrations/1-a.ts')], budget())).toEqual([]);
});
