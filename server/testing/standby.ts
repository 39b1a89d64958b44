import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Embedded, startEmbedded } from '../database/embedded/embedded.ts';
import { socketFolder } from '../database/embedded/socket-folder.ts';

/** A running database and the folder of its files. */
interface Primary {
  dataDir: string;
  connectionString: string;
}

/**
 * Starts a streaming standby of an embedded database on a copy of its files, as `pg_basebackup` would make, which the
 * embedded binaries lack.
 * @param dataDir the folder of the standby, which is created
 */
export async function startStandby(primary: Primary, dataDir: string): Promise<Embedded> {
  const cluster = join(dataDir, 'postgres');
  const client = new pg.Client({ connectionString: primary.connectionString });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await cp(join(primary.dataDir, 'postgres'), cluster, { recursive: true });
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    await writeFile(join(cluster, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  await writeFile(join(cluster, 'standby.signal'), '');
  const host = socketFolder(primary.dataDir);
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} user=postgres'\n`,
  );
  return startEmbedded({ dataDir, durable: false });
}
