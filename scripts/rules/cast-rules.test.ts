import { expect, test } from 'vitest';
import { castCountErrors, castErrors } from './cast-rules.ts';

const errorsOf = (content: string, path = 'server/page.ts') => castErrors([{ path, content }]);

test.each(['read(value as never);', 'const row = value as unknown as Row;'])('%s needs a comment', (cast) => {
  expect(errorsOf(`const a = 1;\n${cast}\n`)).toEqual([
    'server/page.ts:2: an unchecked cast needs a comment that says why it holds',
  ]);
  expect(errorsOf(`// Why it holds.\n${cast}\n`)).toEqual([]);
});

test('a comment applies to the statement below it, not beyond a blank line', () => {
  expect(errorsOf('// Why.\nawait db\n  .insertInto(table)\n  .values(rows as never)\n')).toEqual([]);
  expect(errorsOf('// Why.\n\nread(value as never);\n')).toHaveLength(1);
});

test.each([
  ['const lang = value as Lang;', undefined],
  ["say('as never before');", undefined],
  ['// as never before', undefined],
  ['read(value as never);', 'server/page.test.ts'],
  ['read(value as never);', 'server/testing/page.ts'],
  ['read(value as never);', 'e2e/page.ts'],
])('%s in %s is allowed', (code, path) => {
  expect(errorsOf(code, path)).toEqual([]);
});

test('the number of casts only falls', () => {
  const files = [{ path: 'server/page.ts', content: '// Why.\nconst a = b as never;\n' }];
  expect(castCountErrors(files, 0)).toEqual(['1 unchecked casts, at most 0: let the types say it']);
  expect(castCountErrors(files, 1)).toEqual([]);
  expect(castCountErrors(files, 2)).toEqual(['lower MOST_CASTS in cast-rules.ts to 1']);
});
