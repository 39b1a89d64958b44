import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type OpenDataset, type OpenFormat, openFormats } from '../../../contract/open-data-files.ts';
import { csvLines } from '../../http/csv.ts';
import type { FileStore } from '../../storage/file-store.ts';
import type { OpenFeature } from './records.ts';

export interface FileHead {
  license: { name: string; url: string };
  writtenAt: Date;
}

/** The name of a file in the folder; all files are compressed. */
export const fileName = (dataset: OpenDataset, format: OpenFormat): string => `${dataset}.${format}.gz`;

/** A data set as text in chunks, so that a large one is never held in memory whole. */
type Writer = (batches: AsyncIterable<OpenFeature[]>, head: FileHead) => AsyncGenerator<string>;

/** The members that precede the records in a JSON file. */
const membersOf = ({ license, writtenAt }: FileHead) =>
  `"license":${JSON.stringify(license)},"written_at":${JSON.stringify(writtenAt.toISOString())}`;

async function* joined(batches: AsyncIterable<OpenFeature[]>, text: (feature: OpenFeature) => string) {
  let comma = '';
  for await (const features of batches) {
    if (features.length === 0) continue;
    yield comma + features.map(text).join(',\n');
    comma = ',\n';
  }
}

const writers: Record<OpenFormat, Writer> = {
  async *geojson(batches, head) {
    yield `{"type":"FeatureCollection",${membersOf(head)},"features":[\n`;
    yield* joined(batches, ({ record: { id, ...properties }, geometry }) =>
      JSON.stringify({ type: 'Feature', id, geometry, properties }),
    );
    yield '\n]}\n';
  },
  async *json(batches, head) {
    yield `{${membersOf(head)},"data":[\n`;
    yield* joined(batches, ({ record }) => JSON.stringify(record));
    yield '\n]}\n';
  },
  /** Each row states the license, so that a redistributed file does not lose it. */
  async *csv(batches, { license }) {
    let isFirst = true;
    for await (const features of batches) {
      const [first] = features;
      if (!first) continue;
      const rows = features.map(({ record }) => [...Object.values(record), license.name]);
      yield csvLines(isFirst ? [[...Object.keys(first.record), 'license'], ...rows] : rows);
      isFirst = false;
    }
  },
};

/**
 * Writes a data set in every format. Files are replaced atomically.
 * @param read reads the data set from its beginning; called once for each format, so that formats do not wait for
 * each other
 */
export async function writeDataset(
  files: FileStore,
  dataset: OpenDataset,
  read: () => AsyncIterable<OpenFeature[]>,
  head: FileHead,
): Promise<void> {
  for (const format of openFormats) {
    await files.write(fileName(dataset, format), (path) =>
      pipeline(Readable.from(writers[format](read(), head)), createGzip(), createWriteStream(path)),
    );
  }
}
