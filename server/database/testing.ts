import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from './connect.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the run's server, and the name of the database that is copied for each test. */
    testServer: { connectionString: string; template: string };
  }
}

export interface TestDatabase {
  db: Db;
  connectionString: string;
  drop(): Promise<void>;
}

/**
 * A fresh, migrated and otherwise empty database, for one test file (or one test) alone.
 * Real PostgreSQL, started once a run by testing-server.ts; a copy takes some 20 ms.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { connectionString: server, template } = inject('testServer');
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
