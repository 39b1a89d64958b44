import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';
import { missingRoots, relatedTests } from './related-tests.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('tests related to a change', () => {
  const files = Object.entries({
    'contract/rentals.ts': '',
    'server/app.ts': "import { rentals } from './rooms/rentals/service.ts';",
    'server/rooms/rentals/service.ts':
      "import { filtered } from './queries.ts';\nimport '../../../contract/rentals.ts';",
    'server/rooms/rentals/queries.ts': "import type { Db } from '../../database/connect.ts';",
    'server/rooms/rentals/list/list.test.ts': "import { testSite } from '../../../testing/test-site.ts';",
    'server/rooms/jobs/jobs.test.ts': "import { testSite } from '../../testing/test-site.ts';",
    'server/rooms/saved/saved.test.ts': "export * from '../rentals/service.ts';",
    'server/rooms/saved/late.test.ts': "await import('../rentals/queries.ts');",
    'server/testing/test-site.ts': "import {\n  createApp,\n} from '../app.ts';",
    'server/database/connect.ts': '',
    'server/database/connect.test.ts': "import { connect } from './connect.ts';",
    'server/main.test.ts': "const file = new URL('./main.ts', import.meta.url);",
    'server/main.ts': '',
  }).map(([path, content]) => ({ path, content }));

  it('import changed files, directly or through others, or are in their room', () => {
    expect(relatedTests(files, ['server/rooms/rentals/queries.ts'])).toEqual([
      'server/rooms/rentals/list/list.test.ts',
      'server/rooms/saved/late.test.ts',
      'server/rooms/saved/saved.test.ts',
    ]);
    expect(relatedTests(files, ['contract/rentals.ts'])).toEqual(['server/rooms/saved/saved.test.ts']);
    expect(relatedTests(files, ['server/main.ts'])).toEqual(['server/main.test.ts']);
  });

  it('exclude those that import it only through a module that mounts every room, unless that module changed', () => {
    expect(relatedTests(files, ['server/rooms/rentals/service.ts'])).not.toContain(
      'server/rooms/jobs/jobs.test.ts',
    );
    expect(relatedTests(files, ['server/app.ts'])).toContain('server/rooms/jobs/jobs.test.ts');
    expect(missingRoots(root)).toEqual([]);
  });

  it('do not depend on type imports, nor on documents', () => {
    expect(relatedTests(files, ['server/database/connect.ts'])).toEqual(['server/database/connect.test.ts']);
    expect(relatedTests(files, ['docs/search.md'])).toEqual([]);
  });

  it('are all tests if every test depends on the change', () => {
    expect(relatedTests(files, ['server/database/migrations/20261122-1830-create-reviews.ts'])).toBe('all');
    expect(relatedTests(files, ['package-lock.json', 'docs/search.md'])).toBe('all');
  });
});

describe('changed files', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@post.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const write = (name: string) => writeFileSync(join(folder, name), `${Math.random()}`);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'changed-'));
    git('init', '--initial-branch=main');
    for (const name of ['same', 'deleted', 'edited', 'on-main', 'renamed']) write(name);
    git('add', '.');
    git('commit', '-m', 'first');
    git('checkout', '-b', 'topic');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of the branch, committed or not, and none that the main branch changed meanwhile', () => {
    write('committed');
    git('mv', 'renamed', 'new-name');
    git('add', '.');
    git('commit', '-m', 'second');
    write('edited');
    write('untracked');
    unlinkSync(join(folder, 'deleted'));
    expect(changedFiles(folder)).toEqual([
      'committed',
      'deleted',
      'edited',
      'new-name',
      'renamed',
      'untracked',
    ]);
    expect(changedFiles(folder, 'topic')).toEqual(['deleted', 'edited', 'untracked']);
  });

  it('are an error if there is nothing to compare with', () => {
    expect(() => changedFiles(folder, 'no-such-branch')).toThrow();
  });
});
