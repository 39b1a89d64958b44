import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { lastBackup } from '../backup/last-backup.ts';
import type { Db } from '../database/connect.ts';
import { StartError } from '../database/embedded/start-error.ts';
import { migrationNames } from '../database/migrate.ts';
import { readUnreadProxy } from '../http/proxies/unread-note.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { localStorage } from '../storage/storage.ts';
import { openArchive } from '../street-map/archive.ts';
import type { Command, CommandEnvironment } from './command.ts';
import {
  readAdmins,
  readBrokenIndexes,
  readDemoAccounts,
  readJobs,
  readMigrations,
  readServer,
  readTired,
} from './doctor-queries.ts';

type Level = 'ok' | 'warn' | 'fail';
type Finding = [level: Level, text: string];
type Check = (db: Db, environment: CommandEnvironment) => Promise<Finding>;

const gigabyte = 2 ** 30;
const mailPatienceMs = 5_000;

const checks: Record<string, Check> = {
  async database(db) {
    return ['ok', `PostgreSQL ${(await readServer(db)).version} answers`];
  },
  async migrations(db) {
    const applied = new Set(await readMigrations(db));
    const files = await migrationNames();
    const missing = files.filter((name) => !applied.has(name));
    return missing.length > 0
      ? ['fail', `not applied: ${missing.join(', ')}`]
      : ['ok', `${files.length} applied, none missing`];
  },
  async clock(db) {
    const before = Date.now();
    const { at } = await readServer(db);
    const apart = Math.abs(at.getTime() - (before + Date.now()) / 2) / 1000;
    const text = `this machine and the database are ${apart.toFixed(1)} s apart`;
    return [apart > 30 ? 'fail' : apart > 2 ? 'warn' : 'ok', text];
  },
  async queue(db) {
    const jobs = await readJobs(db);
    if (!jobs) return ['warn', 'no server has started on this database yet'];
    const minutes = Math.floor(jobs.seconds / 60);
    const text = `${jobs.waiting} jobs are due, the oldest for ${minutes} min; ${jobs.failed} failed lately`;
    return [minutes >= 15 || jobs.failed > 0 ? 'warn' : 'ok', text];
  },
  async indexes(db) {
    const broken = await readBrokenIndexes(db);
    return broken.length > 0
      ? ['fail', `not valid, make them anew: ${broken.join(', ')}`]
      : ['ok', 'all are valid'];
  },
  async vacuum(db) {
    const tired = await readTired(db);
    const names = tired.map(({ name, dead }) => `${name} (${dead ? 'vacuum' : 'analyze'})`);
    return names.length > 0
      ? ['warn', `tables to look after: ${names.join(', ')}`]
      : ['ok', 'tables are in order'];
  },
  async storage(_db, { dataDir }) {
    await localStorage(join(dataDir, 'media')).check();
    return ['ok', 'pictures can be written'];
  },
  async disk(_db, { dataDir }) {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const [free, all] = [bavail * bsize, blocks * bsize];
    const text = `${(free / gigabyte).toFixed(1)} GB of ${(all / gigabyte).toFixed(1)} GB are free`;
    return [free < gigabyte / 2 ? 'fail' : free < 2 * gigabyte || free < all / 20 ? 'warn' : 'ok', text];
  },
  async backups(_db, { backupDir }) {
    if (!backupDir) return ['ok', 'BACKUP_DIR is not set: none are made by the site itself'];
    const { at, count, isLate } = await lastBackup(backupDir, new Date());
    if (!at) return ['warn', `there is none in ${backupDir} yet`];
    return [isLate ? 'warn' : 'ok', `${count} in ${backupDir}, the last of ${at.toISOString()}`];
  },
  async map(_db, { mapFile, mapTilesUrl }) {
    if (mapTilesUrl) return ['ok', `tiles come from ${new URL(mapTilesUrl.replace(/[{}]/g, '')).host}`];
    if (!existsSync(mapFile))
      return ['warn', `no ${mapFile}: maps show outlines only; npm run cli -- map build makes a street map`];
    const archive = await openArchive(mapFile);
    await archive.close();
    const { minZoom, maxZoom, bytes } = archive;
    return ['ok', `${mapFile}: ${(bytes / 1e6).toFixed(1)} MB, zooms ${minZoom} to ${maxZoom}`];
  },
  async permissions(_db, { dataDir }) {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const { mode } = await stat(dataDir);
    return mode & 0o002
      ? ['warn', `${dataDir} may be written by everybody on this machine`]
      : ['ok', `${dataDir} is ours to write`];
  },
  async mail(_db, { smtpUrl, nodeEnv, demo, mailFrom }) {
    if (!smtpUrl)
      return [
        nodeEnv === 'production' && !demo ? 'fail' : 'warn',
        'SMTP_URL is not set: mails are files in the outbox',
      ];
    const transport = createTransport(smtpUrl, {
      connectionTimeout: mailPatienceMs,
      greetingTimeout: mailPatienceMs,
    } as object);
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
    const isPlaceholder = mailFrom.address.endsWith('@localhost');
    return [isPlaceholder ? 'warn' : 'ok', `the mail server takes us; mails come from ${mailFrom.address}`];
  },
  async address(_db, { publicUrl, nodeEnv, demo }) {
    const isSecure = publicUrl.startsWith('https://');
    if (isSecure || nodeEnv !== 'production') return ['ok', publicUrl];
    return [demo ? 'warn' : 'fail', `PUBLIC_URL is ${publicUrl}: links in mails and pages are not https`];
  },
  async proxy(_db, { trustedProxies, publicUrl, dataDir }) {
    const unread = await readUnreadProxy({ dataDir });
    if (unread) return ['warn', unread];
    if (trustedProxies) return ['ok', `believed who asks: ${trustedProxies.entries.join(', ')}`];
    return publicUrl.startsWith('https://')
      ? ['warn', 'PUBLIC_URL is https, which a proxy speaks, and TRUSTED_PROXIES does not name it']
      : ['ok', 'none is in front'];
  },
  async admins(db) {
    const admins = await readAdmins(db);
    if (admins.length === 0) return ['fail', 'nobody is an administrator: npm run cli -- admin create'];
    const without = admins.filter(({ hasFactor }) => !hasFactor).map(({ id }) => id);
    return without.length > 0
      ? ['warn', `${admins.length}; without a second factor: account ${without.join(', ')}`]
      : ['ok', `${admins.length}, each with a second factor`];
  },
  async demo(db, { demo, nodeEnv }) {
    const there = await readDemoAccounts(
      db,
      demoAccounts.map(({ email }) => email),
    );
    const isSerious = nodeEnv === 'production';
    if (there.length > 0)
      return [isSerious ? 'fail' : 'warn', `accounts whose passwords everybody knows: ${there.join(', ')}`];
    return demo && isSerious
      ? ['warn', 'DEMO is on: set DEMO=0 on a site that people rely on']
      : ['ok', 'none'];
  },
};

const line = (name: string, [level, text]: Finding) => `${level.padEnd(4)}  ${name.padEnd(11)}  ${text}\n`;

/** A check that breaks is a finding, too: the others go on. */
async function found(check: Check, db: Db, environment: CommandEnvironment): Promise<Finding> {
  try {
    return await check(db, environment);
  } catch (error) {
    return ['fail', (error as Error).message.split('\n')[0] ?? 'failed'];
  }
}

export const doctorCommand: Command = {
  name: 'doctor',
  usage: [''],
  about:
    'Looks at database, queue, storage, mail, disk, clock, administrators and demo data, a line each: ok, warn or fail. ' +
    'The exit code is 0 where nothing failed, else 1.',
  async run(_args, { out, withDatabase }) {
    try {
      return await withDatabase(async (db, environment) => {
        let code = 0;
        for (const [name, check] of Object.entries(checks)) {
          const finding = await found(check, db, environment);
          if (finding[0] === 'fail') code = 1;
          out.write(line(name, finding));
        }
        return code;
      });
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      out.write(line('database', ['fail', error.message]));
      return 1;
    }
  },
};
