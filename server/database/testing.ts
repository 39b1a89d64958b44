import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from './connect.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of the test run's server. */
    testServer: { connectionString: string };
  }
}

export interface TestDatabase {
  db: Db;
  connectionString: string;
  drop(): Promise<void>;
}

/**
 * A separate database for one test file (or one test), on a real PostgreSQL that
 * `server/testing/database-server.ts` starts once per run; a copy takes about 20 ms.
 * @param template `migrated` has the schema alone, `seeded` also the base data of every site
 */
export async function testDatabase(template: 'migrated' | 'seeded' = 'migrated'): Promise<TestDatabase> {
  const { connectionString: server } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  const connectionString = server.replace('/postgres?', `/${name}?`);
  const db = connect({ connectionString, max: 5 });
  const drop = async () => {
    await db.destroy();
    await administer(server, `drop database ${name} with (force)`);
  };
  return { db, connectionString, drop };
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
