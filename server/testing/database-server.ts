import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '../database/connect.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { seedBase } from '../seed/seed-base.ts';

/**
 * Vitest global setup: one PostgreSQL for the whole run, with the template databases that `testDatabase` copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'any-test-'));
  const { connectionString, stop } = await startEmbedded({
    dataDir,
    durable: false,
    settings: { max_connections: '100' },
  });
  const cleanUp = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  };
  try {
    await makeTemplates(connectionString);
  } catch (error) {
    await cleanUp();
    throw error;
  }
  project.provide('testServer', { connectionString });
  return cleanUp;
}

/** `migrated`: the schema alone. `seeded`: with the base data of every site. */
async function makeTemplates(connectionString: string): Promise<void> {
  const server = connect({ connectionString, max: 1 });
  const open = (name: string) =>
    connect({ connectionString: connectionString.replace('/postgres?', `/${name}?`), max: 2 });
  try {
    await sql`create database migrated`.execute(server);
    const migrated = open('migrated');
    await migrate(migrated).finally(() => migrated.destroy());
    await sql`create database seeded template migrated strategy file_copy`.execute(server);
    const seeded = open('seeded');
    await seedBase(seeded).finally(() => seeded.destroy());
  } finally {
    await server.destroy();
  }
}
