import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from './connect.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';

const TEMPLATE = 'migrated';

/** For Vitest: one PostgreSQL for the whole run, with a migrated database that `testDatabase` copies. */
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
    await makeTemplate(connectionString);
  } catch (error) {
    await cleanUp();
    throw error;
  }
  project.provide('testServer', { connectionString, template: TEMPLATE });
  return cleanUp;
}

async function makeTemplate(connectionString: string): Promise<void> {
  const server = connect({ connectionString, max: 1 });
  await sql`create database ${sql.id(TEMPLATE)}`.execute(server);
  await server.destroy();
  const template = connect({
    connectionString: connectionString.replace('/postgres?', `/${TEMPLATE}?`),
    max: 2,
  });
  try {
    await migrate(template);
  } finally {
    await template.destroy();
  }
}
