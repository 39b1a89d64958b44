import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../../contract/errors.ts';
import { defaultLang } from '../../../contract/locales.ts';
import type { OpenData } from '../../../contract/open-data.ts';
import {
  type OpenDataset,
  type OpenFormat,
  openDatasets,
  openFilePath,
  openFormats,
} from '../../../contract/open-data-files.ts';
import type { Db } from '../../database/connect.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { filesOf, type StorageSettings } from '../../storage/storage-of.ts';
import type { Catalog, CatalogSource } from '../catalog/service.ts';
import type { Neighborhoods } from '../neighborhoods/service.ts';
import { readPlaceOutlines, readPublishedBusinesses, readUpcomingEvents } from './queries.ts';
import { businessFeature, eventFeature, neighborhoodFeature, type OpenFeature } from './records.ts';
import { fileName, writeDataset } from './writing.ts';

const writeJob: JobKind<Nothing> = {
  name: 'open-data',
  withinSeconds: 3_600,
  retries: 3,
  pauseSeconds: 300,
  longestPauseSeconds: 3_600,
  atOnce: 1,
};
const checkEverySeconds = 900;
/** A day minus one check interval, so that the daily export does not drift later. */
const everyMs = (86_400 - checkEverySeconds) * 1000;
const rowsAtOnce = 1_000;

/** Licenses that a site may offer its data under. */
export const openLicenses = {
  'CC0-1.0': { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'ODbL-1.0': { name: 'ODbL-1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
} as const;
export type OpenLicense = keyof typeof openLicenses;

export interface OpenDataNeeds extends StorageSettings {
  db: Db;
  source: CatalogSource;
  neighborhoods: Pick<Neighborhoods, 'list'>;
  queue: Queue;
  publicUrl: string;
  /** Without a license the site offers no data. */
  license: OpenLicense | undefined;
  now: () => Date;
}

/** A file to send. */
export interface OpenFile {
  /** Compressed unless the client requested it uncompressed. */
  stream: ReadableStream<Uint8Array>;
  bytes: number;
  writtenAt: Date;
}

/** Published businesses, events and neighborhoods as files for reuse, written once a day. */
export function createOpenDataFiles(needs: OpenDataNeeds) {
  const { db, source, neighborhoods, queue, publicUrl, now } = needs;
  const license = needs.license && openLicenses[needs.license];
  const files = filesOf('open-data', needs);

  /** Features of listings, read in batches by id. */
  async function* inOrder<Row extends { id: number }>(
    read: (after: number) => Promise<Row[]>,
    featureOf: (row: Row, catalog: Catalog, publicUrl: string) => OpenFeature,
  ): AsyncGenerator<OpenFeature[]> {
    const catalog = await source.catalog();
    for (let after = 0; ; ) {
      const rows = await read(after);
      yield rows.map((row) => featureOf(row, catalog, publicUrl));
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) return;
      after = last.id;
    }
  }

  const businesses = () =>
    inOrder((after) => readPublishedBusinesses(db, after, rowsAtOnce), businessFeature);
  const events = () => inOrder((after) => readUpcomingEvents(db, after, rowsAtOnce, now()), eventFeature);

  async function* areas(): AsyncGenerator<OpenFeature[]> {
    const context = { lang: defaultLang, cityId: 0, now: now() };
    const [catalog, cards, outlines] = await Promise.all([
      source.catalog(),
      neighborhoods.list(undefined, context),
      readPlaceOutlines(db),
    ]);
    const outlineOf = new Map(outlines.map((outline) => [outline.place_id, outline]));
    yield cards.flatMap((card) => {
      const place = catalog.place(card.id);
      return place ? [neighborhoodFeature(place, card, outlineOf.get(place.id), catalog, publicUrl)] : [];
    });
  }

  /** Writes all files again. */
  async function write(): Promise<void> {
    if (!license) return;
    const head = { license, writtenAt: now() };
    await writeDataset(files, 'businesses', businesses, head);
    await writeDataset(files, 'events', events, head);
    await writeDataset(files, 'neighborhoods', areas, head);
  }

  const infoOf = async (dataset: OpenDataset, format: OpenFormat) => {
    const info = await files.info(fileName(dataset, format));
    return info && { bytes: info.size, writtenAt: info.modifiedAt };
  };

  /** The available files; none if the site offers no data. */
  async function list(): Promise<OpenData> {
    if (!license) return { license: null, files: [] };
    const found = openDatasets.flatMap((dataset) =>
      openFormats.map(async (format) => {
        const info = await infoOf(dataset, format);
        if (!info) return [];
        const { bytes, writtenAt } = info;
        const path = openFilePath(dataset, format);
        return [{ dataset, format, path, bytes, writtenAt: writtenAt.toISOString() }];
      }),
    );
    return { license, files: (await Promise.all(found)).flat() };
  }

  /** @throws AppError `not_found` */
  async function open(dataset: OpenDataset, format: OpenFormat, isPlain: boolean): Promise<OpenFile> {
    const file = license && (await files.open(fileName(dataset, format)));
    if (!file) throw new AppError('not_found');
    const packed = Readable.fromWeb(file.stream as NodeReadableStream);
    const unpacked = isPlain ? packed.pipe(createGunzip()) : packed;
    // Aborting the request also closes the file.
    if (unpacked !== packed) {
      unpacked.on('close', () => packed.destroy());
      packed.on('error', (error) => unpacked.destroy(error));
    }
    const stream = Readable.toWeb(unpacked) as ReadableStream<Uint8Array>;
    return { stream, bytes: file.size, writtenAt: file.modifiedAt };
  }

  if (license)
    queue.repeat(writeJob, checkEverySeconds, async () => {
      const info = await infoOf('neighborhoods', 'json');
      if (!info || now().getTime() - info.writtenAt.getTime() >= everyMs) await write();
    });

  return { list, open, write };
}
export type OpenDataFiles = ReturnType<typeof createOpenDataFiles>;
