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

it('the catalog is read while transactions occupy every connection and wait for it', async () => {
  const { db } = database;
  const source = createCatalogSource(db);
  // More transactions than connections: those with a connection request the catalog, which is not loaded yet.
  const catalogs = await Promise.all(
    Array.from({ length: 8 }, () => db.transaction().execute(() => source.catalog())),
  );
  expect(new Set(catalogs.map(({ places }) => places.length)).size).toBe(1);
});
