import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { langs } from '../../contract/locales.ts';
import { draftSchemas } from './draft-schemas.ts';
import { kindNames, type TransferKind } from './fields.ts';
import ar from './messages/ar.json' with { type: 'json' };
import { openCsv } from './read-csv.ts';
import { notAllowed, type Reason, sentence } from './reason.ts';
import { TransferError } from './transfer-error.ts';

/** Messages of zod, csv-parse, zlib, the driver and the database, which users must not see. */
const libraryWords =
  /expected|received|Invalid (input|option|string|Record)|Too (big|small)|unrecognized|must match|>=|<=|CSV_|INVALID|Z_[A-Z]+|ENOENT|constraint|violates|relation|varying|undefined|\{\{|field\.\w/i;
/** Latin text in Arabic messages: formats, and names from files. */
const latinAllowed = /CSV|JSON|https:|YYYY|MM|DD|«[^»]*»/g;

function expectOwnWords(reason: Reason): void {
  for (const lang of langs) {
    const text = sentence(lang, reason);
    expect(text, JSON.stringify(reason)).not.toMatch(libraryWords);
    expect(text.length).toBeGreaterThan(5);
  }
  expect(sentence('ar', reason).replace(latinAllowed, ''), JSON.stringify(reason)).not.toMatch(
    /[A-Za-z]{2,}/,
  );
}

const long = 'x'.repeat(30_000);
/** Invalid values for every type of field, each in another way. */
const hostile: unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  'nobody would choose this',
  long,
  'https://user:secret@example.com',
  'javascript:alert(1)',
  '2026-13-45',
  -1,
  0,
  0.5,
  1e12,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  [null],
  [long],
  Array.from({ length: 200 }, (_, index) => index),
  Array.from({ length: 200 }, () => ({ name: long, en: long })),
  {},
  { en: long, ar: long },
  { en: 1 },
  { lat: 900, lng: 'x' },
  { monday: { state: 'open', ranges: [{ from: '25:00', to: 'x' }] } },
  { facebook: 'nowhere' },
];

describe.each(kindNames as readonly TransferKind[])('a row of %s', (kind) => {
  const shape = draftSchemas[kind].shape as Record<string, z.ZodType>;
  it.each(Object.keys(shape))('is rejected for %s with the site’s messages', (name) => {
    expect(ar).toHaveProperty([`field.${name}`]);
    let issues = 0;
    for (const value of hostile) {
      const parsed = (shape[name] as z.ZodType).safeParse(value);
      for (const issue of parsed.error?.issues ?? []) {
        issues += 1;
        expectOwnWords(notAllowed(name, { ...issue, path: [name, ...issue.path] }));
      }
    }
    expect(issues).toBeGreaterThan(0);
  });
});

it('a stored reason with a library’s message is displayed without it', () => {
  const detail = 'Too big: expected number to be <=20';
  expectOwnWords({ key: 'not_allowed', values: { name: 'bedrooms', detail, field: 'field.too_big' } });
  expectOwnWords({ key: 'not_allowed', values: { name: 'bedrooms', detail } });
  expectOwnWords({ key: 'header_broken', values: { detail: 'CSV_INVALID_CLOSING_QUOTE' } });
});

describe('a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'refusals-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const packed = gzipSync(Buffer.from(`a,b\n${'1,2\n'.repeat(2_000)}`));
  const damaged = Buffer.from(packed);
  damaged.fill(0xff, 20, 30);
  const files: [name: string, key: string, bytes: Uint8Array | string][] = [
    ['that is empty', 'file_empty', ''],
    ['with two columns of one name', 'column_twice', 'a,a\n1,2\n'],
    ['with text behind a quote in its header', 'header_broken', '"a"x,b\n1,2\n'],
    ['with a quote within a cell of its header', 'header_broken', 'a"x,b\n1,2\n'],
    ['with a quote that its header never closes', 'header_broken', '"a,b\n1,2\n'],
    ['that is packed and cut off', 'gzip_short', packed.subarray(0, packed.length - 20)],
    ['that is packed and damaged', 'gzip_damaged', damaged],
  ];
  it.each(files)('%s', async (name, key, bytes) => {
    const path = join(folder, `${name}.csv`);
    await writeFile(path, bytes);
    const error = await readAll(path);
    expect(error?.reason?.key).toBe(key);
    expectOwnWords(error?.reason as Reason);
    expect(error?.message).not.toMatch(/CSV_|Z_|incorrect|Invalid/);
  });
  it('that does not exist', async () => {
    const error = await readAll(join(folder, 'none.csv'));
    expectOwnWords(error?.reason as Reason);
  });

  async function readAll(path: string): Promise<TransferError | undefined> {
    try {
      const { portions } = await openCsv(path);
      for await (const _ of portions);
    } catch (error) {
      expect(error).toBeInstanceOf(TransferError);
      return error as TransferError;
    }
    return undefined;
  }
});
