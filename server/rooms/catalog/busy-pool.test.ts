import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/testing.ts';
import { seedBase } from '../../seed/seed-base.ts';
import { createCatalogSource } from './service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await seedBase(database.db);
});
afterAll(() => database.drop());

it('the catalog is read while transactions hold every connection and wait for it', async () => {
  const { db } = database;
  const source = createCatalogSource(db);
  // More than the pool has: all that got one ask for the catalog, which nobody has read yet.
  const catalogs = await Promise.all(
    Array.from({ length: 8 }, () => db.transaction().execute(() => source.catalog())),
  );
  expect(new Set(catalogs.map(({ places }) => places.length)).size).toBe(1);
});
