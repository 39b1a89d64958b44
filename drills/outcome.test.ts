import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drills } from './all.ts';
import { type Drill, MissingTool } from './drill.ts';
import { outcomeOf } from './outcome.ts';

let folder = '';
const drill = (run: Drill['run']): Drill => ({
  name: 'trial',
  about: 'tries the runner',
  async run(place, report) {
    folder = place.folder;
    await writeFile(join(folder, 'left'), 'behind');
    await run(place, report);
  },
});

it.each<[string, string, Drill['run']]>([
  ['held', 'whose claims are all true', async (_place, report) => report.holds('one is one', true)],
  ['broke', 'with a claim that is not', async (_place, report) => report.holds('one is two', false)],
  ['broke', 'that throws', () => Promise.reject(new Error('no'))],
  ['not run', 'that wants what is missing', () => Promise.reject(new MissingTool('wants a library'))],
])('“%s” for a drill %s, and nothing of it remains', async (outcome, _case, run) => {
  const lines: string[] = [];
  expect(await outcomeOf(drill(run), (line) => lines.push(line))).toBe(outcome);
  expect(existsSync(folder)).toBe(false);
  expect(lines[0]).toBe('\ntrial: tries the runner');
});

it('cleanups of a drill run in reverse order', async () => {
  const done: string[] = [];
  const registering = drill(async (place) => {
    place.onEnd(() => done.push('first'));
    place.onEnd(() => done.push('second'));
    throw new Error('no');
  });
  await outcomeOf(registering, () => undefined);
  expect(done).toEqual(['second', 'first']);
});

it('the table for operators has a row for each drill, in order', async () => {
  const text = await readFile(join(import.meta.dirname, '../docs/operating.md'), 'utf8');
  const section = text.split('\n## Drills\n')[1]?.split('\n## ')[0] ?? '';
  const named = [...section.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(named).toEqual(drills.map(({ name }) => name));
});
