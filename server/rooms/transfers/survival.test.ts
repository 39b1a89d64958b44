import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { transferDesk } from './testing.ts';

/* Processes that crash during an import or its undoing: others continue, and nothing remains partial. */

const script = fileURLToPath(new URL('./testing-child.ts', import.meta.url));
const many = 2_500;
let site: TestSite;
let admin: TestMember;
let desk: ReturnType<typeof transferDesk>;
beforeAll(async () => {
  site = await testSite(() => new Date());
  admin = await site.member({ role: 'admin' });
  desk = transferDesk(site, admin);
});
afterAll(() => site.close());

/** Runs an import in another process. @returns how the process exited */
async function another(...args: (string | number)[]): Promise<string> {
  const all = [script, site.connectionString, site.dataDir, ...args.map(String)];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = await once(child, 'close');
  return String(signal ?? code);
}

const written = async () => {
  const { count } = await site.db
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', 'business: Chamber')
    .executeTakeFirstOrThrow();
  return count;
};

it('resumes after a crash, counts correctly, and is undone completely', async () => {
  await site.addBusinesses({ name: { en: 'There before' } });
  const before = await desk.exported('businesses');
  const rows = Array.from({ length: many }, (_, n) => `${n},Shop ${n},bakery,Astoria`);
  const id = await desk.uploaded(
    'businesses',
    `id,name,trade,area\n${rows.join('\n')}\n,No key,bakery,Astoria\n`,
  );
  const choice = {
    source: 'Chamber',
    key: ['id'],
    fields: { title: 'name', categories: 'trade', place: 'area' },
  };
  await desk.call('PUT', `imports/${id}/mapping`, { choice });
  await site.db.updateTable('transfer').set({ state: 'checked' }).where('id', '=', id).execute();

  // The site's own queue does not start: all work is done by the processes that crash.
  expect(await another(id, admin.id, 'start', 300)).toBe('SIGKILL');
  const half = await written();
  expect(half).toBeGreaterThanOrEqual(300);
  expect(half).toBeLessThan(many);
  expect(await another(id)).toBe('0');
  const done = await desk.settled(id);
  expect(done).toMatchObject({
    state: 'done',
    counts: { read: many + 1, inserted: many, updated: 0, unchanged: 0, refused: 1 },
  });
  expect(await written()).toBe(many);
  expect(await desk.call('GET', `imports/${id}/undo`)).toMatchObject({ removed: many, kept: 0 });

  expect(await another(id, admin.id, 'undo', 300)).toBe('SIGKILL');
  const left = await written();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(many);
  expect(await another(id)).toBe('0');
  expect((await desk.settled(id)).undo).toMatchObject({ removed: many, restored: 0, kept: 0 });
  expect(await written()).toBe(0);
  expect(await desk.exported('businesses')).toBe(before);
});
