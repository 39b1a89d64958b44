import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { transferDesk } from './testing.ts';

/* A process that dies in the middle of an import: another goes on, and nothing is left half. */

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

/** Has another process work on what waits, until it dies at so many listings. */
async function dieAt(rows: number): Promise<void> {
  const child = spawn(process.execPath, [script, site.connectionString, site.dataDir, String(rows)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
}

const written = async () => {
  const { count } = await site.db
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', 'business: Chamber')
    .executeTakeFirstOrThrow();
  return count;
};

it('goes on where another process died, counts truly, and is taken back whole', async () => {
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

  await desk.call('POST', `imports/${id}/start`, {});
  await dieAt(300);
  const half = await written();
  expect(half).toBeGreaterThanOrEqual(300);
  expect(half).toBeLessThan(many);
  // Nobody works on it now; the site's own queue takes it over.
  await site.queue.start();
  const done = await desk.settled(id);
  expect(done).toMatchObject({
    state: 'done',
    counts: { read: many + 1, inserted: many, updated: 0, unchanged: 0, refused: 1 },
  });
  expect(await written()).toBe(many);
  expect(await desk.call('GET', `imports/${id}/undo`)).toMatchObject({ removed: many, kept: 0 });

  const { undo } = await desk.doing(id, 'undo');
  expect(undo).toMatchObject({ removed: many, restored: 0, kept: 0 });
  expect(await written()).toBe(0);
  expect(await desk.exported('businesses')).toBe(before);
}, 120_000);
