import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { exportText, importInChild, importText, shopLines, testFolder } from './testing.ts';

let killed: TestDatabase;
let whole: TestDatabase;
let folder: Awaited<ReturnType<typeof testFolder>>;
beforeAll(async () => {
  [killed, whole, folder] = await Promise.all([testDatabase('seeded'), testDatabase('seeded'), testFolder()]);
});
afterAll(async () => {
  await folder.remove();
  await Promise.all([killed.drop(), whole.drop()]);
});

const countRows = async ({ db }: TestDatabase) => {
  const { count } = db.fn;
  const { rows } = await db
    .selectFrom('listing')
    .select(count<number>('id').as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};

test('a killed import resumes at the next run, with the same result', {
  timeout: 120_000,
}, async () => {
  const lines = shopLines(6_000);
  const now = new Date('2026-03-01T12:00:00Z');
  const path = join(folder.path, 'killed.csv');
  await writeFile(path, lines);
  const { signal } = await importInChild([killed.connectionString, path, '4000']);
  expect(signal).toBe('SIGKILL');
  const before = await countRows(killed);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(6_000);
  expect(before % 500).toBe(0);
  const details = await killed.db.selectFrom('business').select('id').execute();
  expect(details).toHaveLength(before);

  const second = await importText(killed.db, folder.path, lines, { now });
  expect(second).toMatchObject({ inserted: 6_000 - before, updated: 0, unchanged: before, refused: 0 });
  await importText(whole.db, folder.path, lines, { now });
  // Rows without a date of their own are published when they are imported.
  const { db } = killed;
  await db.updateTable('listing').set({ published_at: now }).execute();
  expect(await exportText(db, 'businesses')).toBe(await exportText(whole.db, 'businesses'));
});

test('memory does not grow with the file', { timeout: 180_000 }, async () => {
  const path = join(folder.path, 'large.csv');
  await writeFile(path, shopLines(50_000));
  const { output, code } = await importInChild([whole.connectionString, path], ['--expose-gc']);
  expect(code).toBe(0);
  const memory: { rss: number; live: number }[] = JSON.parse(output);
  expect(memory.length).toBeGreaterThan(20);
  const growth = (name: 'rss' | 'live') => {
    const early = memory[Math.floor(memory.length / 5)]?.[name] ?? 0;
    return (Math.max(...memory.slice(-5).map((moment) => moment[name])) - early) / 2 ** 20;
  };
  // The used heap does not grow at all; when memory returns to the system is up to Node.
  expect(growth('live')).toBeLessThan(16);
  expect(growth('rss')).toBeLessThan(128);
});
