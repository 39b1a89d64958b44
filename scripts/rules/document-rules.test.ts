import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentErrors } from './document-rules.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'any-documents-'));
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts: { start: 'x', check: 'x' } }));
  await mkdir(join(root, 'docs'));
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'server', 'main.ts'), '');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const errorsOf = async (text: string) => {
  await writeFile(join(root, 'docs', 'guide.md'), text);
  return documentErrors(root, ['docs/guide.md']);
};

test('existing paths and scripts may be named', async () => {
  const text =
    '`server/main.ts`, [main](../server/main.ts#top), `npm start`, `npm run check`, <https://example.org>';
  expect(
    await errorsOf(
      `${text} [far](https://example.org) [of the site](/Contact) \`server/rooms/<noun>/\` \`application/json\``,
    ),
  ).toEqual([]);
});

test.each([
  ['a path', '`server/gone.ts`', 'there is no server/gone.ts'],
  ['a link', '[gone](gone.md)', 'there is no docs/gone.md'],
  ['a script', '`npm run gone`', 'there is no script gone'],
  ['a short script', '`npm test`', 'there is no script test'],
])('%s that does not exist is reported', async (_kind, text, error) => {
  expect(await errorsOf(text)).toEqual([expect.stringContaining(error)]);
});

const decision = (head: string, ...sections: string[]) =>
  `${head}\n\n${sections.map((title) => `## ${title}\n\nText.\n`).join('\n')}`;
const head = (number: number, status = 'accepted') =>
  `# ${number}. Use this\n\nDate: 2026-11-22. Status: ${status}.`;
const form = ['Context', 'Decision', 'Rejected and why', 'Consequences'];

const decisionErrorsOf = async (text: string) => {
  await mkdir(join(root, 'docs/decisions'), { recursive: true });
  await writeFile(join(root, 'docs/decisions/0007-use-this.md'), text);
  return documentErrors(root, ['docs/decisions/0007-use-this.md']);
};

test('two decisions with the same number are reported', async () => {
  await mkdir(join(root, 'docs/decisions'), { recursive: true });
  const decisions = ['0001-use-this.md', '0002-use-that.md', '0002-use-neither.md'];
  const paths = decisions.map((name) => `docs/decisions/${name}`);
  const texts = [1, 2, 2].map((number) => decision(head(number), ...form));
  await Promise.all(paths.map((path, index) => writeFile(join(root, path), texts[index] ?? '')));
  expect(documentErrors(root, paths)).toEqual([
    'docs/decisions/0002-use-neither.md: another decision has this number',
  ]);
});

test.each(['accepted', 'replaced by [8](0007-use-this.md)'])('a decision may be %s', async (status) => {
  expect(await decisionErrorsOf(decision(head(7, status), ...form))).toEqual([]);
});

test.each([
  ['the number of another one', decision(head(8), ...form), 'begins with "# 7. Title"'],
  ['no date and status', decision('# 7. Use this', ...form), 'begins with'],
  ['an unknown status', decision(head(7, 'proposed'), ...form), 'begins with'],
  ['a section missing', decision(head(7), 'Context', 'Decision', 'Consequences'), 'the sections'],
  ['sections in another order', decision(head(7), ...form.toReversed()), 'the sections'],
])('a decision with %s is reported', async (_kind, text, error) => {
  expect(await decisionErrorsOf(text)).toEqual([expect.stringContaining(error)]);
});
