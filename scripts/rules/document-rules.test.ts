import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentFaults } from './document-rules.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'any-documents-'));
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts: { start: 'x', check: 'x' } }));
  await mkdir(join(root, 'docs'));
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'server', 'main.ts'), '');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const faultsOf = async (text: string) => {
  await writeFile(join(root, 'docs', 'guide.md'), text);
  return documentFaults(root, ['docs/guide.md']);
};

test('what is there may be named', async () => {
  const text =
    '`server/main.ts`, [main](../server/main.ts#top), `npm start`, `npm run check`, <https://example.org>';
  expect(
    await faultsOf(
      `${text} [far](https://example.org) [of the site](/Contact) \`server/rooms/<noun>/\` \`application/json\``,
    ),
  ).toEqual([]);
});

test.each([
  ['a path', '`server/gone.ts`', 'there is no server/gone.ts'],
  ['a link', '[gone](gone.md)', 'there is no docs/gone.md'],
  ['a script', '`npm run gone`', 'there is no script gone'],
  ['a short script', '`npm test`', 'there is no script test'],
])('%s that is not there is named', async (_kind, text, fault) => {
  expect(await faultsOf(text)).toEqual([expect.stringContaining(fault)]);
});

test('two decisions with one number are named', async () => {
  await mkdir(join(root, 'docs/decisions'));
  const decisions = ['0001-use-this.md', '0002-use-that.md', '0002-use-neither.md'];
  const paths = decisions.map((name) => `docs/decisions/${name}`);
  await Promise.all(paths.map((path) => writeFile(join(root, path), '')));
  expect(documentFaults(root, paths)).toEqual([
    'docs/decisions/0002-use-neither.md: another decision has this number',
  ]);
});
