import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProduct } from '../../contract/products.ts';
import { readProfile } from '../../contract/profile.ts';
import { backupName } from '../backup/names.ts';
import type { Db } from '../database/connect.ts';
import { testDatabase } from '../database/testing.ts';
import { readEnvironment } from '../environment.ts';
import { forgetUnreadProxy, noteUnreadProxy } from '../http/proxies/unread-note.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { seedBase } from '../seed/seed-base.ts';
import { serveRanges } from '../street-map/testing/range-server.ts';
import { writeSampleLayers } from '../street-map/testing/sample-layers.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { addMedia } from '../testing/test-bodies.ts';
import { addProducts } from '../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';
import type { Terminal } from './command.ts';
import { run } from './run.ts';

let site: TestSite;
let folder: string;
let judge: TestMember;
beforeAll(async () => {
  site = await testSite();
  folder = await mkdtemp(join(tmpdir(), 'desk-'));
  judge = await site.member({ role: 'moderator' });
  await site.member({ role: 'admin' });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
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

interface Place {
  db: Db;
  connectionString: string;
  settings?: Record<string, string>;
}
async function cliAt({ db, connectionString, settings = {} }: Place, ...args: string[]) {
  const [out, error] = [collector(), collector()];
  const environment = readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test', ...settings });
  const withDatabase: Terminal['withDatabase'] = (work) => work(db, { ...environment, connectionString });
  const code = await run(args, {
    out: out.stream,
    error: error.stream,
    withDatabase,
    withClosedSite: withDatabase,
    settings: () => environment,
    readSecret: async () => undefined,
  });
  return { code, out: out.text(), error: error.text() };
}
const cli = (...args: string[]) => cliAt(site, ...args);
const logOf = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['actor_id', 'hand', 'action'])
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('user', () => {
  it('finds, changes roles, bans, unbans, signs out and disables two-step sign-in, with log entries', async () => {
    const salma = await site.member({ name: 'Salma Khoury' });
    const { email, id } = salma;
    const [lamp = 0] = await addProducts(site, { title: { en: 'Lamp' }, ownerId: id });
    expect((await cli('user', 'find', 'salma', 'kh')).out).toContain(`${id}  ${email}  Salma Khoury  member`);
    expect((await cli('user', 'find', 'nobody-at-all')).out).toBe('No one found.\n');
    expect((await cli('user', 'role', email, 'editor')).out).toContain('is editor now, was member');
    expect((await salma.call(readProfile)).status).toBe(401);
    expect((await cli('user', 'role', email, 'editor')).out).toContain('is already editor');
    expect(await cli('user', 'ban', email, '--reason', 'x')).toMatchObject({
      code: 2,
      error: expect.stringContaining('Take its role first'),
    });
    await cli('user', 'role', email, 'member');
    expect((await cli('user', 'ban', email, '--reason', 'Adverts')).out).toContain(
      'is banned and signed out',
    );
    expect((await site.call(readProduct, { params: { id: lamp } })).status).toBe(410);
    expect((await cli('user', 'unban', email)).out).toContain('is no longer banned');
    expect((await site.call(readProduct, { params: { id: lamp } })).status).toBe(200);
    expect((await cli('user', 'sign-out', email)).code).toBe(0);
    await sql`update app_user set totp_secret = ${'A'.repeat(32)}, totp_confirmed_at = now() where id = ${id}`.execute(
      site.db,
    );
    expect((await cli('user', 'reset-second-factor', email)).out).toContain(
      'no longer uses two-step sign-in',
    );
    const log = await logOf(id);
    expect(log.map(({ action }) => action)).toEqual([
      'user.role',
      'user.role',
      'user.ban',
      'user.unban',
      'user.sign-out',
      'user.reset-second-factor',
    ]);
    expect(new Set(log.map(({ actor_id, hand }) => `${actor_id} ${hand}`))).toEqual(
      new Set(['null command']),
    );
  });
  it.each([
    [['user'], 'Usage: user find WORDS'],
    [['user', 'ban', 'x@y.example', '--reason', 'x'], 'No account has the address “x@y.example”.'],
    [['user', 'fly', 'x@y.example'], 'Usage: user find WORDS'],
  ])('%j is rejected', async (args, message) => {
    expect(await cli(...args)).toMatchObject({ code: 2, out: '', error: expect.stringContaining(message) });
  });
});

describe('queue', () => {
  it('lists pending posts with their age, and decides in the name of a moderator', async () => {
    const { id: ownerId } = await site.member();
    const waiting = { ownerId, status: 'pending', publishedAt: null } as const;
    const [chair = 0, oud = 0] = await addProducts(
      site,
      { title: { en: 'A chair' }, ...waiting },
      { title: { en: 'An oud' }, ...waiting },
    );
    const two = await cli('queue');
    expect(two.out).toContain('2 waiting: product 2.');
    expect(two.out).toMatch(new RegExp(`product  ${chair} +new  \\d+ \\w+ +A chair`));
    expect(await cli('queue', 'approve', 'product', String(chair))).toMatchObject({
      code: 2,
      error: expect.stringContaining('--as'),
    });
    const as = ['--as', judge.email];
    expect((await cli('queue', 'approve', 'product', String(chair), ...as)).out).toContain('is published');
    expect((await site.call(readProduct, { params: { id: chair } })).status).toBe(200);
    expect((await cli('queue', 'reject', 'product', String(oud), ...as)).error).toContain('--reason');
    expect((await cli('queue', 'reject', 'product', String(oud), ...as, '--reason', 'Twice')).code).toBe(0);
    expect((await cli('queue', 'approve', 'product', String(oud), ...as)).error).toContain(
      'already decided this',
    );
    expect((await cli('queue')).out).toBe('Nothing is waiting.\n');
    expect(await logOf(chair)).toMatchObject([{ actor_id: judge.id, action: 'post.approve' }]);
  });
});

describe('doctor', () => {
  const lines = (text: string) =>
    Object.fromEntries(
      text
        .trimEnd()
        .split('\n')
        .map((line) => [line.slice(6).split(' ')[0], line.slice(0, 4).trim()]),
    );
  it('prints a line per check, and fails if a check fails', async () => {
    const { code, out } = await cli('doctor');
    expect(lines(out)).toMatchObject({
      ...{ database: 'ok', migrations: 'ok', clock: 'ok', indexes: 'ok', storage: 'ok' },
      ...{ mail: 'warn', admins: 'warn', demo: 'ok' },
    });
    expect(code).toBe(out.includes('\nfail') ? 1 : 0);
    const { email, name, password, role } = demoAccounts[3] as (typeof demoAccounts)[0];
    await site.member({ email, name, password, role });
    await sql`delete from kysely_migration where name like '2026-12-10-hide%'`.execute(site.db);
    const settings = { NODE_ENV: 'production', DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:9' };
    const serious = await cliAt({ ...site, settings }, 'doctor');
    expect(serious.code).toBe(1);
    expect(lines(serious.out)).toMatchObject({
      mail: 'fail',
      demo: 'fail',
      migrations: 'fail',
      address: 'fail',
    });
    expect(serious.out).toContain('2026-12-10-hide-posts-of-banned');
    expect(serious.out).not.toContain(password);
  });
});

/** The line of doctor for one check. */
async function doctorOn(name: string, settings: Record<string, string>) {
  const { out } = await cliAt({ ...site, settings }, 'doctor');
  return out.split('\n').find((line) => line.slice(6).startsWith(`${name} `));
}

describe('doctor on backups', () => {
  const said = (settings: Record<string, string>) => doctorOn('backups', settings);
  it('reports when the last one was made, where backups are configured', async () => {
    expect(await said({})).toMatch(/^ok .*BACKUP_DIR is not set/);
    const backups = join(folder, 'backups');
    const settings = { BACKUP_DIR: backups };
    expect(await said(settings)).toMatch(/^warn .*none in .* yet$/);
    await mkdir(join(backups, 'backup-20200101T000000Z'), { recursive: true });
    expect(await said(settings)).toMatch(/^warn .*1 in .*, the last at 2020-01-01T00:00:00\.000Z$/);
    await mkdir(join(backups, backupName(new Date())));
    expect(await said(settings)).toMatch(/^ok .*2 in /);
  });
  it('reports whether the last one was restored on trial, and any error', async () => {
    const backups = join(folder, 'tried');
    const newest = join(backups, backupName(new Date()));
    await mkdir(newest, { recursive: true });
    const saidOf = async (outcome: string) => {
      await writeFile(join(newest, 'trial.json'), JSON.stringify({ outcome }));
      return said({ BACKUP_DIR: backups });
    };
    expect(await saidOf('restored')).toMatch(/^ok .*, restored on trial$/);
    expect(await saidOf('denied')).toMatch(/^warn .*not restored on trial: .*ALTER ROLE…CREATEDB/);
    expect(await saidOf('no-room')).toMatch(/^warn .*not restored on trial: the disk has no room/);
  });
});

describe('doctor on the map', () => {
  it('reports whether a street map is installed, and how to get one', async () => {
    const mapFile = join(folder, 'map.pmtiles');
    const said = () => doctorOn('map', { MAP_PMTILES: mapFile });
    expect(await said()).toMatch(/^warn .*npm run cli -- map build/);
    await writeFile(mapFile, 'something else');
    expect(await said()).toMatch(/^fail .*is no PMTiles archive/);
    await writeSampleLayers(join(folder, 'layers'));
    const built = await cliAt(
      { ...site, settings: { MAP_PMTILES: mapFile } },
      'map',
      'build',
      '--layers',
      join(folder, 'layers'),
    );
    expect(built).toMatchObject({ code: 0, out: expect.stringMatching(/map\.pmtiles: \d+ tiles, 0\.\d MB/) });
    expect(await said()).toMatch(/^ok .*zooms 8 to 14/);
    expect((await cli('map')).code).toBe(2);
    expect((await cli('map', 'build', '--layers', folder)).error).toContain('has no land.geojson');
  });

  it('is fetched from a published archive', async () => {
    const published = await serveRanges(join(folder, 'map.pmtiles'));
    const mapFile = join(folder, 'fetched.pmtiles');
    const fetched = (address: string) =>
      cliAt({ ...site, settings: { MAP_PMTILES: mapFile, MAP_SOURCE_URL: address } }, 'map', 'fetch');
    const { code, out, error } = await fetched(published.address);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/fetched\.pmtiles: \d+ tiles, 0\.\d MB, in \d+ s\./),
    });
    expect(error).toMatch(/^0\.0 of 0\.\d MB\n.*0\.\d of 0\.\d MB\n$/s);
    expect(await doctorOn('map', { MAP_PMTILES: mapFile })).toMatch(/^ok .*zooms 8 to 14/);
    published.spoil(() => 404);
    const failed = await fetched(published.address);
    await published.close();
    expect(failed).toMatchObject({ code: 2, error: expect.stringContaining('answers with status 404') });
    expect((await cli('map', 'fetch')).error).toContain('Set MAP_SOURCE_URL');
  });
});

describe('doctor on proxies', () => {
  const said = (settings: Record<string, string>) => doctorOn('proxy', settings);
  const proxied = { TRUSTED_PROXIES: 'loopback,10.0.0.0/8' };
  it('reports trusted proxies, and an untrusted proxy in front', async () => {
    expect(await said({})).toMatch(/^ok/);
    expect(await said({ PUBLIC_URL: 'https://city.example' })).toMatch(/^warn .*TRUSTED_PROXIES/);
    expect(await said({ PUBLIC_URL: 'https://city.example', ...proxied })).toMatch(
      /^ok .* accepted from loopback, 10\.0\.0\.0\/8$/,
    );
  });
  it('repeats what the server noticed, until it restarts', async () => {
    const { log, lines } = capturedLog();
    const noted = async (settings: Record<string, string>, peer: string) => {
      await noteUnreadProxy(readEnvironment({ DATA_DIR: folder, ...settings }), log, peer);
      return said(settings);
    };
    expect(await noted({}, '::ffff:127.0.0.1')).toMatch(/^warn .* from 127\.0\.0\.1, and .* is not set/);
    expect(await noted(proxied, '172.18.0.1')).toMatch(/^warn .* from 172\.18\.0\.1, which .* does not name/);
    // It may be a visitor's address.
    expect(await noted({}, '203.0.113.9')).toMatch(/^warn/);
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('203.0.113.9');
    await forgetUnreadProxy({ dataDir: folder });
    expect(await said(proxied)).toMatch(/^ok/);
  });
});

describe('content', () => {
  it('is exported and imported on another site, byte for byte, with its pictures', async () => {
    const owner = await site.member();
    const [media = 0] = await addMedia(site, owner, 1);
    await site.db
      .insertInto('content')
      .values({
        ...{ kind: 'blog', slug: 'bread', status: 'published', media_id: media, published_at: noon },
        ...{
          title: JSON.stringify({ en: 'Bread', ar: 'خبز' }),
          body: JSON.stringify({ en: '<p>Flour</p>' }),
        },
        ...{ summary: '{}', data: '{}' },
      })
      .execute();
    await sql`update category set name_ar = 'مخابز الحي' where slug = 'bakeries'`.execute(site.db);
    const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')];
    expect((await cli('content', 'export', first)).code).toBe(0);

    const other = await testDatabase();
    await seedBase(other.db);
    const there = (...args: string[]) => cliAt(other, ...args);
    const dry = await there('content', 'import', first, '--dry-run');
    expect(dry.out).toContain('Nothing was written');
    expect(await other.db.selectFrom('content').select('id').where('slug', '=', 'bread').execute()).toEqual(
      [],
    );
    expect(await there('content', 'import', first)).toMatchObject({ code: 0, error: '' });
    expect((await there('content', 'export', second)).code).toBe(0);
    expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'));
    // A second import changes nothing.
    expect((await there('content', 'import', first)).out).toMatch(/^content +0 +0 +\d+$/m);

    // Atomic: a row that the database rejects prevents all others, too.
    const bad = JSON.parse(await readFile(first, 'utf8'));
    bad.tables.category[0].name_en = 'Never';
    bad.tables.content[0].status = 'nonsense';
    await writeFile(second, JSON.stringify(bad));
    const refused = await there('content', 'import', second);
    expect(refused).toMatchObject({ code: 2, error: expect.stringContaining('Nothing was imported') });
    expect(
      await other.db.selectFrom('category').select('id').where('name_en', '=', 'Never').execute(),
    ).toEqual([]);
    await other.drop();
  });
  it.each([
    [['content'], 'Usage: content export FILE.json'],
    [['content', 'import', '/none.json'], 'Cannot read /none.json: ENOENT.'],
    [['content', 'export', '/none/x.json'], 'Cannot write /none/x.json: ENOENT.'],
  ])('%j is rejected', async (args, message) => {
    expect(await cli(...args)).toMatchObject({ code: 2, error: expect.stringContaining(message) });
  });
});
