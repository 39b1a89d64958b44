import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { listingKinds } from '../../contract/categories.ts';
import { lastBackup } from '../backup/last-backup.ts';
import type { BackupRepository } from '../backup/repository.ts';
import { dailyRepository } from '../backup/repository-of.ts';
import { type Db, replicasOf } from '../database/connect.ts';
import type { Environment } from '../environment.ts';
import { readQueueDepth } from '../queue/depth.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import type { Storage } from '../storage/storage.ts';

export interface GaugeNeeds {
  db: Db;
  environment: Pick<Environment, 'dataDir' | 'backupDir' | 's3Service'>;
  storage: Pick<Storage, 'check'>;
  /** Whether this node receives change notifications; undefined if it does not listen. */
  isListening: (() => boolean) | undefined;
  searchEngine?: SearchEngine | undefined;
}

/**
 * Registers metrics that are collected on scrape: queue, replicas, disk, backups, index. Values that cannot be read are
 * omitted. All workers see the same queue and disks, so the maximum over workers is reported, and the minimum of
 * values that all should have.
 */
export function registerGauges(registry: Registry, needs: GaugeNeeds): void {
  registerQueue(registry, needs.db);
  registerReplicas(registry, needs.db);
  registerStorage(registry, needs.storage);
  registerDisks(registry, needs.environment);
  registerBackups(registry, dailyRepository(needs.environment));
  registerIndex(registry, needs);
}

/** Metrics from one source share a reading. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

function registerQueue(registry: Registry, db: Db): void {
  const registers = [registry];
  const depths = shared(() => readQueueDepth(db).catch(() => null));
  new Gauge({
    name: 'database_up',
    aggregator: 'min',
    help: '1 where the database answers, else 0.',
    registers,
    async collect() {
      this.set((await depths()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'queue_oldest_due_seconds',
    aggregator: 'max',
    help: 'How long the oldest job of a kind could have been worked on.',
    labelNames: ['kind'],
    registers,
    async collect() {
      const read = await depths();
      this.reset();
      for (const { kind, oldestSeconds } of read ?? []) this.set({ kind }, oldestSeconds);
    },
  });
  new Gauge({
    name: 'queue_jobs',
    aggregator: 'max',
    help: 'Jobs by kind and state: due now, scheduled for later, active, or failed.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const read = await depths();
      this.reset();
      for (const { kind, due, scheduled, active, failed } of read ?? [])
        for (const [state, count] of Object.entries({ due, scheduled, active, failed }))
          this.set({ kind, state }, count);
    },
  });
}

function registerReplicas(registry: Registry, db: Db): void {
  const states = () => replicasOf(db)?.states() ?? [];
  const common = { labelNames: ['replica'], registers: [registry] };
  new Gauge({
    ...common,
    name: 'database_replica_used',
    aggregator: 'min',
    help: '1 where reads of guests are sent to the replica, 0 where it is away, too far behind or no replica.',
    collect() {
      for (const { name, problem } of states()) this.set({ replica: name }, problem === undefined ? 1 : 0);
    },
  });
  new Gauge({
    ...common,
    name: 'database_replica_lag_seconds',
    aggregator: 'max',
    help: 'How far the replica is behind; none where it does not answer.',
    collect() {
      this.reset();
      for (const { name, lagMs } of states())
        if (lagMs !== undefined) this.set({ replica: name }, lagMs / 1000);
    },
  });
}

function registerStorage(registry: Registry, storage: Pick<Storage, 'check'>): void {
  new Gauge({
    name: 'storage_up',
    aggregator: 'min',
    help: '1 where pictures can be stored, else 0.',
    registers: [registry],
    async collect() {
      const isUp = await storage.check().then(
        () => true,
        () => false,
      );
      this.set(isUp ? 1 : 0);
    },
  });
}

function registerDisks(
  registry: Registry,
  { dataDir, backupDir }: { dataDir: string; backupDir: string | undefined },
): void {
  const folders = Object.entries({ data: dataDir, backups: backupDir });
  const gauge = (name: string, help: string, read: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      aggregator: 'max',
      labelNames: ['folder'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const [folder, path] of folders) {
          const disk = path === undefined ? undefined : await statfs(path).catch(() => undefined);
          if (disk) this.set({ folder }, read(disk) * disk.bsize);
        }
      },
    });
  gauge('disk_free_bytes', 'Free space of the disk that holds the folder.', ({ bavail }) => bavail);
  gauge('disk_size_bytes', 'Size of the disk that holds the folder.', ({ blocks }) => blocks);
}

function registerBackups(registry: Registry, repository: BackupRepository | undefined): void {
  if (repository === undefined) return;
  const registers = [registry];
  const newest = shared(() => lastBackup(repository, new Date()).catch(() => undefined));
  new Gauge({
    name: 'backup_newest_timestamp_seconds',
    aggregator: 'max',
    help: 'When the newest backup was begun, in seconds since 1970; 0 where there is none.',
    registers,
    async collect() {
      this.set(((await newest())?.at?.getTime() ?? 0) / 1000);
    },
  });
  new Gauge({
    name: 'backup_kept',
    aggregator: 'max',
    help: 'Backups in the folder.',
    registers,
    async collect() {
      this.set((await newest())?.count ?? 0);
    },
  });
}

function registerIndex(
  registry: Registry,
  { searchEngine, isListening }: Pick<GaugeNeeds, 'searchEngine' | 'isListening'>,
): void {
  const registers = [registry];
  if (isListening)
    new Gauge({
      name: 'changes_listening',
      aggregator: 'min',
      help: '1 while this node hears of changes; else it serves nothing from the page cache.',
      registers,
      collect() {
        this.set(isListening() ? 1 : 0);
      },
    });
  if (!searchEngine) return;
  new Gauge({
    name: 'search_index_listings',
    aggregator: 'min',
    help: 'Listings in the index in memory; none while it is being built.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const kind of listingKinds) this.set({ kind }, searchEngine.index(kind)?.size ?? 0);
    },
  });
}
