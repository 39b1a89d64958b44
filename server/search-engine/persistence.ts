import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../database/connect.ts';
import { buildIndexes, type KindIndexes } from './building.ts';
import { createIndexStore, type Release } from './index-store.ts';
import { KindIndex, type StoredKindIndex } from './kind-index.ts';
import { inTimeSlices } from './time-slices.ts';
import { Vocabulary } from './vocabulary.ts';

/** The interval of storing a changed index, in milliseconds. */
const saveEveryMs = 1_800_000;
/** An index that another process stored this recently, in milliseconds, is not stored again. */
const recentMs = 60_000;
/** The interval at which a waiting process checks for the file of the one that builds, in milliseconds. */
const awaitedEveryMs = 250;

/** An index, and the database snapshot that it represents. */
export interface OpenedIndex {
  snapshot: string;
  indexes: KindIndexes;
  /** Undefined if it has to be created from the indexes. */
  vocabulary?: Vocabulary | undefined;
}

/** Loads an index from a file if possible, and stores it there. */
export interface Persistence {
  /**
   * Loads or builds the index. Of several processes with one folder one builds, and the others wait for its file.
   * @returns undefined if it was stopped meanwhile
   */
  open(): Promise<OpenedIndex | undefined>;
  /** Stores a newly built index, in the background, once its vocabulary is complete. */
  saveBuilt(): void;
  /** Stores the index if it has changed. */
  close(): Promise<void>;
}

interface PersistenceNeeds {
  db: Db;
  /** The store of the file; undefined: the index is built each time. */
  folder: string | undefined;
  log: Logger;
  /** Whether the engine was closed. */
  isStopped: () => boolean;
  /** The current index. */
  current: () => Partial<OpenedIndex>;
}

const versionOf = (indexes: KindIndexes) =>
  [...indexes.values()].reduce((sum, { version }) => sum + version, 0);
const sizeOf = (indexes: KindIndexes) => [...indexes.values()].reduce((sum, { size }) => sum + size, 0);

export function createPersistence(needs: PersistenceNeeds): Persistence {
  const { db, folder, log, isStopped, current } = needs;
  const store = folder === undefined ? undefined : createIndexStore(db, folder);
  /** The stored index; undefined while there is none. */
  let savedVersion: number | undefined;
  /** Whether a newly built index was not stored yet. */
  let isUnsaved = false;
  let claim: Release | undefined;
  let saving: Promise<void> | undefined;

  async function endClaim(): Promise<void> {
    const release = claim;
    claim = undefined;
    await release?.();
  }

  async function load(): Promise<OpenedIndex | undefined> {
    const begun = performance.now();
    const stored = await store?.load();
    if (!stored) return undefined;
    const vocabulary = await inTimeSlices(Vocabulary.from(stored.vocabulary), isStopped);
    if (!vocabulary) return undefined;
    const indexes: KindIndexes = new Map(stored.kinds.map(([kind, one]) => [kind, KindIndex.from(one)]));
    savedVersion = versionOf(indexes);
    log.info({ listings: sizeOf(indexes), ms: Math.round(performance.now() - begun) }, 'search index loaded');
    return { snapshot: stored.snapshot, indexes, vocabulary };
  }

  async function build(): Promise<OpenedIndex | undefined> {
    if (store?.rejected) {
      log.warn({ reason: store.rejected }, 'the stored search index cannot be used: building it anew');
    }
    const begun = performance.now();
    const built = await buildIndexes(db, isStopped);
    if (!built) return undefined;
    savedVersion = undefined;
    isUnsaved = true;
    const listings = sizeOf(built.indexes);
    log.info({ listings, ms: Math.round(performance.now() - begun) }, 'search index built');
    return built;
  }

  /**
   * Loads what another process has just stored, or builds while holding the claim, which is released after the
   * first save.
   */
  async function buildAlone(): Promise<OpenedIndex | undefined> {
    try {
      const loaded = await load();
      if (loaded) await endClaim();
      return loaded ?? (await build());
    } catch (error) {
      await endClaim();
      throw error;
    }
  }

  async function save(): Promise<void> {
    const begun = performance.now();
    try {
      claim ??= await store?.claim();
      const { snapshot, indexes, vocabulary } = current();
      if (!store || !claim || snapshot === undefined || !indexes || !vocabulary) return;
      const version = versionOf(indexes);
      const kinds = [...indexes].map(([kind, index]): [typeof kind, StoredKindIndex] => [
        kind,
        index.stored(),
      ]);
      const bytes = await store.write({ snapshot, kinds, vocabulary: vocabulary.stored() });
      savedVersion = version;
      log.info({ bytes, ms: Math.round(performance.now() - begun) }, 'search index stored');
    } catch (error) {
      log.warn({ error: String(error) }, 'the search index could not be stored');
    } finally {
      await endClaim();
    }
  }

  /** One save at a time. */
  function startSaving(): Promise<void> {
    saving ??= save().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function saveChanges(ageMs: number): Promise<void> {
    const { indexes } = current();
    if (!store || !indexes) return;
    if (versionOf(indexes) === savedVersion) return store.touch();
    if (!(await store.isRenewedWithin(ageMs))) await startSaving();
  }

  const timer = setInterval(() => {
    // A temporarily unavailable database will be available next time.
    saveChanges(saveEveryMs / 2).catch(() => undefined);
  }, saveEveryMs).unref();

  return {
    async open() {
      if (!store) return build();
      while (!isStopped()) {
        const loaded = await load();
        if (loaded) return loaded;
        claim = await store.claim();
        if (claim) return buildAlone();
        await wait(awaitedEveryMs, undefined, { ref: false });
      }
      return undefined;
    },
    saveBuilt() {
      if (!store || !isUnsaved) return;
      isUnsaved = false;
      startSaving();
    },
    async close() {
      clearInterval(timer);
      await saving;
      await saveChanges(recentMs).catch(() => undefined);
      await endClaim();
    },
  };
}
