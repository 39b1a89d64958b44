import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nounErrors } from './noun-rules.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'any-nouns-'));
  for (const folder of [
    'docs',
    'contract/posting',
    'server/rooms/rentals',
    'web/rooms/rentals',
    'server/rooms/art',
  ])
    await mkdir(join(root, folder), { recursive: true });
  for (const room of ['server/rooms/rentals', 'web/rooms/rentals', 'server/rooms/art'])
    await writeFile(join(root, room, 'index.ts'), '');
  await mkdir(join(root, 'web/rooms/left-empty'));
  await writeFile(join(root, 'contract/rentals.ts'), '');
  await writeFile(join(root, 'contract/rentals.test.ts'), '');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const whole = ['| rentals | rentals, posting | rentals | rentals | |', '| art | | art | | drawings only |'];
async function errorsOf(...rows: string[]) {
  const table = [
    '# The house',
    '',
    '| Noun | Contract | Server | Web | Note |',
    '| - | - | - | - | - |',
    ...rows,
    '',
  ];
  await writeFile(join(root, 'docs/architecture.md'), table.join('\n'));
  return nounErrors(root).map((error) => error.replace('docs/architecture.md, nouns: ', ''));
}

test('a complete table has no errors', async () => {
  expect(await errorsOf(...whole)).toEqual([]);
});

test.each([
  ['a room that is in no row', [whole[0] ?? ''], ['server/rooms/art is in no row']],
  [
    'a row of what is not there',
    [...whole, '| jobs | | jobs | | one side |'],
    ['there is no server/rooms/jobs'],
  ],
  [
    'a room in two rows',
    [...whole, '| homes | | rentals | | again |'],
    ['server/rooms/rentals is in two rows'],
  ],
  [
    'a side that is missing in silence',
    [whole[0] ?? '', '| art | | art | | |'],
    ['art: a side is missing without a word why'],
  ],
  [
    'a room of another name',
    ['| homes | rentals, posting | rentals | rentals | |', whole[1] ?? ''],
    ['homes: its room is called rentals', 'homes: its room is called rentals'],
  ],
])('%s is reported', async (_what, rows, errors) => {
  expect(await errorsOf(...rows)).toEqual(errors);
});
