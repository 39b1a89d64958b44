import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Manifest } from '../server/backup/manifest.ts';
import { openWholeBackup } from '../server/backup/restore-backup.ts';
import { copyOut, copySettings, readTableShapes } from '../server/backup/tables.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { ask, connectionOf, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';
import { lossOf, startWriters } from './writing.ts';

const passphrase = 'seven olive trees in a row';

/** Runs a command of the site. @returns its exit code and output */
async function cli(dataDir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: '1', BACKUP_PASSPHRASE: passphrase };
  const cwd = join(import.meta.dirname, '..');
  const child = spawn(process.execPath, ['server/cli/main.ts', ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code: Number(code), said };
}

async function sha256(stream: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of stream) hash.update(bytes);
  return hash.digest('hex');
}

/** The tables and files of a stopped site that differ from the manifest of its backup. */
async function differences(dataDir: string, manifest: Manifest): Promise<string[]> {
  const different: string[] = [];
  const database = await startEmbedded({ dataDir });
  const client = new pg.Client({ connectionString: database.connectionString });
  try {
    await client.connect();
    await client.query(copySettings);
    const shapes = await readTableShapes(client);
    for (const table of manifest.tables) {
      const shape = shapes.find(({ name }) => name === table.name);
      const { stream, rows } = shape ? copyOut(client, shape) : { stream: [], rows: () => -1 };
      const found = await sha256(stream as AsyncIterable<Buffer>);
      if (found !== table.sha256 || rows() !== table.rows) different.push(table.name);
    }
    if (shapes.length !== manifest.tables.length) different.push('number of tables');
  } finally {
    await client.end();
    await database.stop();
  }
  for (const { folder, name, sha256: expected } of manifest.files) {
    const found = await sha256(createReadStream(join(dataDir, folder, name))).catch(() => '');
    if (found !== expected) different.push(`${folder}/${name}`);
  }
  return different;
}

export const restore: Drill = {
  name: 'restore',
  about: 'a demo site is backed up, encrypted, while visitors write, and restored into an empty place',
  async run(place, report) {
    const server = await place.start(join(place.folder, 'site'), { settings: { DEMO: '1' } });
    report.holds('the site starts', server.isOpen);
    const writers = startWriters(server.address, { atOnce: 2 });
    place.onEnd(() => writers.stop());
    await until(async () => writers.acknowledged.size > 100);
    const before = new Set(writers.acknowledged);
    const backups = join(place.folder, 'backups');
    const begun = performance.now();
    const backup = await cli(server.dataDir, 'backup', backups);
    report.measured('the backup took', seconds(performance.now() - begun));
    report.did(backup.said.trim());
    report.holds('the backup is made while the site runs', backup.code === 0);
    await writers.stop();
    report.measured('writes taken meanwhile', writers.acknowledged.size - before.size);
    await server.stop();

    const [name = ''] = await readdir(backups);
    const there = join(place.folder, 'restored');
    const restoring = performance.now();
    const restored = await cli(there, 'restore', join(backups, name));
    report.measured('the restore took', seconds(performance.now() - restoring));
    report.did(restored.said.trim());
    report.holds('it is restored into an empty place', restored.code === 0);
    const { manifest } = await openWholeBackup(join(backups, name), passphrase);
    const different = await differences(there, manifest);
    report.measured('tables and files compared by SHA-256', manifest.tables.length + manifest.files.length);
    report.holds(
      `${different.length} differ${different.length > 0 ? `: ${different}` : ''}`,
      different.length === 0,
    );
    const again = await place.start(there, { settings: { DEMO: '1' } });
    report.holds('the restored site starts', again.isOpen);
    const pages = await Promise.all(['/', '/Category/shops'].map((path) => ask(again.address, path)));
    report.holds(
      'it serves its pages',
      pages.every(({ status }) => status === 200),
    );
    const loss = await lossOf(connectionOf(again), before);
    report.holds(`${loss.lost} writes from before the backup are missing`, loss.lost === 0);
    report.holds('stops in good order', (await again.stop()) === 0);
  },
};
