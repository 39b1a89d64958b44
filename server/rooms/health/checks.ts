import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { lastBackup } from '../../backup/last-backup.ts';
import { dailyRepository } from '../../backup/repository-of.ts';
import type { Db } from '../../database/connect.ts';
import { migrationNames } from '../../database/migrate.ts';
import { examineReplicas } from '../../database/replicas/examine.ts';
import type { Environment } from '../../environment.ts';
import { readUnreadProxy } from '../../http/proxies/unread-note.ts';
import { readQueueDepth } from '../../queue/depth.ts';
import { s3Bucket } from '../../storage/s3/bucket.ts';
import { storageOf } from '../../storage/storage-of.ts';
import { openArchive } from '../../street-map/archive.ts';
import {
  readAdmins,
  readBrokenIndexes,
  readDemoAccounts,
  readMigrations,
  readServer,
  readTired,
} from './check-queries.ts';
import { readMaintenance } from './maintenance-queries.ts';
import type { CheckMessage } from './words.ts';

/** `warn` can wait; `fail` cannot. */
export type Level = 'ok' | 'warn' | 'fail';

export interface CheckNeeds {
  db: Db;
  environment: Environment;
  /** The addresses of the accounts of the demo, whose passwords are published. */
  demoEmails: readonly string[];
}

/** What a check found: how bad it is, and the sentence with its values. */
export type Result = [level: Level, message: CheckMessage, values?: Record<string, string | number>];
type Check = (needs: CheckNeeds) => Promise<Result>;

const gigabyte = 2 ** 30;
const mailPatienceMs = 5_000;

/** In the order in which they are listed. Each may throw, which is a failure as well. */
export const checks = {
  async database({ db }) {
    return ['ok', 'database.ok', { version: (await readServer(db)).version }];
  },
  async replicas({ environment: { databaseUrl, databaseListenUrl, databaseReplicas } }) {
    const connectionString = databaseListenUrl ?? databaseUrl;
    if (!databaseReplicas || !connectionString) return ['ok', 'replicas.none'];
    const states = await examineReplicas({ connectionString, ...databaseReplicas });
    const [first] = states.filter(({ problem }) => problem);
    const longest = Math.max(0, ...states.map(({ lagMs = 0 }) => lagMs));
    const seconds = ((first?.lagMs ?? longest) / 1000).toFixed(1);
    if (first?.problem) return ['warn', `replicas.${first.problem}`, { replica: first.name, seconds }];
    return ['ok', 'replicas.ok', { count: states.length, seconds }];
  },
  async migrations({ db }) {
    const applied = new Set(await readMigrations(db));
    const files = await migrationNames();
    const missing = files.filter((name) => !applied.has(name));
    return missing.length > 0
      ? ['fail', 'migrations.missing', { names: missing.join(', ') }]
      : ['ok', 'migrations.ok', { count: files.length }];
  },
  async clock({ db }) {
    const before = Date.now();
    const { at } = await readServer(db);
    const apart = Math.abs(at.getTime() - (before + Date.now()) / 2) / 1000;
    return [apart > 30 ? 'fail' : apart > 2 ? 'warn' : 'ok', 'clock.apart', { seconds: apart.toFixed(1) }];
  },
  async queue({ db }) {
    const depths = await readQueueDepth(db);
    if (!depths) return ['warn', 'queue.none'];
    const minutes = Math.floor(Math.max(0, ...depths.map(({ oldestSeconds }) => oldestSeconds)) / 60);
    const due = depths.reduce((sum, one) => sum + one.due, 0);
    const failed = depths.reduce((sum, one) => sum + one.failed, 0);
    return [minutes >= 15 || failed > 0 ? 'warn' : 'ok', 'queue.depth', { due, minutes, failed }];
  },
  async indexes({ db }) {
    const broken = await readBrokenIndexes(db);
    return broken.length > 0
      ? ['fail', 'indexes.broken', { names: broken.join(', ') }]
      : ['ok', 'indexes.ok'];
  },
  async vacuum({ db }) {
    const tired = await readTired(db);
    const names = tired.map(({ name, dead }) => `${name} (${dead ? 'vacuum' : 'analyze'})`);
    return names.length > 0 ? ['warn', 'vacuum.tired', { names: names.join(', ') }] : ['ok', 'vacuum.ok'];
  },
  async storage({ environment }) {
    await storageOf(environment).check();
    const { s3 } = environment;
    if (!s3) return ['ok', 'storage.ok'];
    // Only the site may read objects: it decides who may access a picture or a file.
    const isPublic = await s3Bucket(s3).isPublic('media/');
    return [isPublic ? 'fail' : 'ok', isPublic ? 'storage.public' : 'storage.bucket', { bucket: s3.bucket }];
  },
  async disk({ environment: { dataDir } }) {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const [free, all] = [bavail * bsize, blocks * bsize];
    const level = free < gigabyte / 2 ? 'fail' : free < 2 * gigabyte || free < all / 20 ? 'warn' : 'ok';
    return [level, 'disk.free', { free: (free / gigabyte).toFixed(1), all: (all / gigabyte).toFixed(1) }];
  },
  async maintenance({ db }) {
    const since = await readMaintenance(db);
    return since ? ['warn', 'maintenance.on', { since: since.toISOString() }] : ['ok', 'maintenance.off'];
  },
  async map({ environment: { mapFile: file, mapTilesUrl } }) {
    if (mapTilesUrl) return ['ok', 'map.others', { host: new URL(mapTilesUrl.replace(/[{}]/g, '')).host }];
    if (!existsSync(file)) return ['warn', 'map.none', { file }];
    const archive = await openArchive(file);
    await archive.close();
    const { minZoom, maxZoom, bytes } = archive;
    return ['ok', 'map.ok', { file, size: (bytes / 1e6).toFixed(1), minZoom, maxZoom }];
  },
  async backups({ environment }) {
    const { nodeEnv, demo } = environment;
    const repository = dailyRepository(environment);
    if (!repository) return [nodeEnv === 'production' && !demo ? 'warn' : 'ok', 'backups.off'];
    const { at, count, isLate, trial } = await lastBackup(repository, new Date());
    const folder = repository.location;
    if (!at) return ['warn', 'backups.none', { folder }];
    const isTried = trial === undefined || trial === 'restored';
    const message = trial ? (`backups.${trial}` as const) : 'backups.last';
    return [isLate || !isTried ? 'warn' : 'ok', message, { count, folder, at: at.toISOString() }];
  },
  async permissions({ environment: { dataDir: folder } }) {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { mode } = await stat(folder);
    return mode & 0o002 ? ['warn', 'permissions.open', { folder }] : ['ok', 'permissions.ok', { folder }];
  },
  async mail({ environment: { smtpUrl, nodeEnv, demo, mailFrom } }) {
    if (!smtpUrl) return [nodeEnv === 'production' && !demo ? 'fail' : 'warn', 'mail.none'];
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
    return [isPlaceholder ? 'warn' : 'ok', 'mail.ok', { address: mailFrom.address }];
  },
  async address({ environment: { publicUrl: address, nodeEnv, demo } }) {
    const isSecure = address.startsWith('https://');
    if (isSecure || nodeEnv !== 'production') return ['ok', 'address.ok', { address }];
    return [demo ? 'warn' : 'fail', 'address.insecure', { address }];
  },
  async proxy({ environment: { trustedProxies, publicUrl, dataDir } }) {
    const unread = await readUnreadProxy({ dataDir });
    if (unread) return ['warn', 'proxy.unread', { note: unread }];
    if (trustedProxies) return ['ok', 'proxy.trusted', { proxies: trustedProxies.entries.join(', ') }];
    return publicUrl.startsWith('https://') ? ['warn', 'proxy.unnamed'] : ['ok', 'proxy.none'];
  },
  async admins({ db }) {
    const admins = await readAdmins(db);
    if (admins.length === 0) return ['fail', 'admins.none'];
    const without = admins.filter(({ hasFactor }) => !hasFactor).map(({ id }) => id);
    const count = admins.length;
    return without.length > 0
      ? ['warn', 'admins.without', { count, ids: without.join(', ') }]
      : ['ok', 'admins.ok', { count }];
  },
  async demo({ db, demoEmails, environment: { demo, nodeEnv } }) {
    const there = await readDemoAccounts(db, demoEmails);
    const isSerious = nodeEnv === 'production';
    if (there.length > 0) return [isSerious ? 'fail' : 'warn', 'demo.accounts', { emails: there.join(', ') }];
    return demo && isSerious ? ['warn', 'demo.on'] : ['ok', 'demo.none'];
  },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
