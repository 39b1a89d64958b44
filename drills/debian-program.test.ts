import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { debianProgram } from './debian-program.ts';
import { MissingTool } from './drill.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drill-programs-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('an installed program is used', async () => {
  const { program } = await debianProgram({ packages: ['dash'], path: 'bin/sh' }, folder);
  expect(program).toBe('/bin/sh');
});

it('one that is neither installed nor downloadable is named with its package', async () => {
  const missing = { packages: ['no-such-package', 'another'], path: 'usr/bin/no-such-program' };
  const attempt = debianProgram(missing, folder, { PATH: folder });
  await expect(attempt).rejects.toThrow(MissingTool);
  await expect(attempt).rejects.toThrow('wants no-such-program: apt-get install no-such-package');
});
