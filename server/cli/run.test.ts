import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { readEnvironment } from '../environment.ts';
import { shopLines, shopMapping, testFolder } from '../transfer/testing.ts';
import type { Terminal } from './command.ts';
import { progress } from './progress.ts';
import { run } from './run.ts';
import { startCli } from './testing.ts';

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof testFolder>>;
let mapping: string;
beforeAll(async () => {
  [database, folder] = await Promise.all([testDatabase('seeded'), testFolder()]);
  mapping = join(folder.path, 'shops.json');
  await writeFile(mapping, JSON.stringify(shopMapping));
  await writeFile(join(folder.path, 'shops.csv'), shopLines(20));
});
afterAll(async () => {
  await folder.remove();
  await database.drop();
});

function collector() {
  const pieces: string[] = [];
  const stream = new Writable({
    write(piece, _encoding, done) {
      pieces.push(String(piece));
      done();
    },
  });
  return { stream, text: () => pieces.join('') };
}

async function call(...args: string[]) {
  const [out, error] = [collector(), collector()];
  const settings = () => readEnvironment({ DATA_DIR: folder.path, NODE_ENV: 'test' });
  const withDatabase: Terminal['withDatabase'] = (work) =>
    work(database.db, { ...settings(), connectionString: database.connectionString });
  const site = { withDatabase, withClosedSite: withDatabase, settings };
  const readSecret = async () => undefined;
  const code = await run(args, { out: out.stream, error: error.stream, ...site, readSecret });
  return { code, out: out.text(), error: error.text() };
}

describe('invalid commands are rejected with one message', () => {
  it.each([
    [
      ['fly'],
      'There is no command “fly”. There are: import, export, seed, reindex, announce, admin, user, queue, content, map, places, backup, restore, move-to, storage, maintenance, doctor, migrate, help.',
    ],
    [['import'], 'Usage: import businesses|rents|jobs|products|events FILE.csv[.gz]'],
    [
      ['import', 'cars', 'x.csv'],
      'There is no kind “cars”. There are: businesses, rents, jobs, products, events.',
    ],
    [['import', 'jobs', '/none/x.csv'], 'Cannot read /none/x.csv: there is no such file.'],
    [['import', 'jobs', '/'], 'Cannot read /: it is no file.'],
    [['import', 'jobs', '/', '--map', '/none.json'], 'Cannot read /none.json: there is no such file.'],
    [['import', 'jobs', '/', '--fast'], "Unknown option '--fast'. Usage: import"],
    [['import', 'jobs', '/', '--limit', 'all'], '--limit must be a whole number from 1, not “all”.'],
    [['export', 'jobs', 'more'], 'Usage: export businesses|rents|jobs|products|events [--out FILE.csv]'],
    [['export', 'jobs', '--out', '/none/x.csv'], 'Cannot write /none/x.csv: ENOENT.'],
    [['announce'], 'Usage: announce SLUG [--kind news|blog]'],
    [['announce', 'x', '--kind', 'poem'], '--kind must be news or blog, not “poem”.'],
    [['announce', 'x'], 'Nobody can be told: PUSH_PUBLIC_KEY'],
    [['seed', 'all'], 'There is nothing to seed named “all”. Usage: seed demo'],
  ])('%j', async (args, message) => {
    const { code, out, error } = await call(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toContain(message);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });
});

test('help names every command', async () => {
  const { code, out } = await call('help');
  expect(code).toBe(0);
  for (const name of ['import', 'export', 'seed', 'announce', 'admin', 'migrate'])
    expect(out).toContain(`\n  ${name}`);
  expect((await call()).out).toBe(out);
});

test('an import prints a summary, and a second one that nothing has changed', async () => {
  const file = join(folder.path, 'shops.csv');
  const first = await call('import', 'businesses', file, '--map', mapping);
  expect(first).toMatchObject({ code: 0, error: '' });
  expect(first.out).toMatch(
    /^read {7}20\nnew {8}20\nupdated {4}0\nunchanged {2}0\nrefused {4}0\nwarnings {3}0\ntime {7}/,
  );
  const second = await call('import', 'businesses', file, '--map', mapping);
  expect(second.out).toContain('unchanged  20\n');
  expect(second.out).toContain('Nothing has changed since the last import.');
  const dry = await call('import', 'businesses', file, '--map', mapping, '--dry-run', '--limit', '5');
  expect(dry.out).toContain('good       5 (nothing was written: --dry-run)');
});

test('the report is written beside the file, or to a given path', async () => {
  const file = join(folder.path, 'bad.csv');
  await writeFile(file, 'id,name,type,boro,zip,phone\n1,,meal,Queens,,\n');
  expect((await call('import', 'businesses', file, '--map', mapping)).out).toContain(
    `report     ${join(folder.path, 'bad.errors.csv')}`,
  );
  const reportPath = join(folder.path, 'told.csv');
  await call('import', 'businesses', file, '--map', mapping, '--errors', reportPath);
  expect(await readFile(reportPath, 'utf8')).toBe(
    '\uFEFFline,column,value,reason,level\n2,name,,the row has no title,error\n',
  );
  const nowhere = await call('import', 'businesses', file, '--map', mapping, '--errors', '/none/x.csv');
  expect(nowhere).toMatchObject({ code: 2 });
  expect(nowhere.error).toContain('Cannot write the report /none/x.csv: ENOENT. Give another with --errors.');
});

test('an export is written to standard output or to a file, and can be imported without a mapping', async () => {
  const { out } = await call('export', 'businesses');
  const path = join(folder.path, 'out.csv');
  const { error } = await call('export', 'businesses', '--out', path);
  expect(error).toBe(`20 businesses written to ${path}\n`);
  expect(await readFile(path, 'utf8')).toBe(out);
  expect((await call('import', 'businesses', path)).out).toContain('read       20\n');
});

test('without a terminal, a line every few seconds reports the progress', () => {
  let now = 0;
  const { stream, text } = collector();
  const bar = progress(stream, 200, () => now);
  bar.show({ bytes: 10, rows: 1 });
  now = 6_000;
  bar.show({ bytes: 50, rows: 2 });
  bar.show({ bytes: 60, rows: 3 });
  now = 12_000;
  bar.show({ bytes: 200, rows: 9 });
  bar.stop();
  expect(text()).toBe('25 % read, 2 rows\n100 % read, 9 rows\n');
});

describe('the program itself', () => {
  const start = (args: string[], dataDir: string) =>
    startCli(args, { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_REPLICA_URL: '' });

  it('exits with 2 and without a stack trace', async () => {
    expect(await start(['fly'], folder.path)).toEqual({
      code: 2,
      out: '',
      error:
        'There is no command “fly”. There are: import, export, seed, reindex, announce, admin, user, queue, content, map, places, backup, restore, move-to, storage, maintenance, doctor, migrate, help.\n',
    });
  });

  it('connects to the database of a running server', async () => {
    const dataDir = join(folder.path, 'site');
    await chmod(folder.path, 0o711);
    const server = await openDatabase({ dataDir, databaseUrl: undefined });
    try {
      await migrate(server.db);
      const file = join(folder.path, 'shops.csv');
      const { code, out, error } = await start(['import', 'businesses', file, '--map', mapping], dataDir);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out).toContain('new        20\n');
      expect(await server.db.selectFrom('listing').select('id').execute()).toHaveLength(20);
    } finally {
      await server.close();
    }
  });
});
