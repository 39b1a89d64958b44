import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../storage.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { s3Bucket } from './bucket.ts';
import { readListing } from './listing.ts';

let server: S3Server;
beforeEach(async () => {
  server = await startS3Server({ pageSize: 3 });
});
afterEach(() => server.close());

const put = (key: string, content: string, bucket = s3Bucket(server.settings)) =>
  bucket.put(key, new Blob([content]), {
    type: 'text/plain',
    sha256: createHash('sha256').update(content).digest('hex'),
  });

describe('a bucket', () => {
  it('stores objects, returns them, and deletes them', async () => {
    const bucket = s3Bucket(server.settings);
    await put('media/a file (1).txt', 'خبز');
    const found = await bucket.get('media/a file (1).txt');
    expect([found?.size, found && (await text(found.stream))]).toEqual([6, 'خبز']);
    expect(found?.modifiedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await bucket.info('media/a file (1).txt'))?.size).toBe(6);
    await put('media/empty', '');
    const empty = await bucket.get('media/empty');
    expect([empty?.size, empty && (await text(empty.stream))]).toEqual([0, '']);
    await bucket.remove('media/empty');
    await bucket.remove('media/empty');
    expect([await bucket.get('media/empty'), await bucket.info('media/empty')]).toEqual([
      undefined,
      undefined,
    ]);
  });
  it('lists more objects than fit on one page, and the folders of a prefix', async () => {
    const bucket = s3Bucket(server.settings);
    for (let index = 1; index <= 8; index++) await put(`backups/day-${index}/a&b <c>`, `${index}`);
    await put('other', '');
    const listed = await bucket.list('backups/');
    expect(listed.map(({ name }) => name)).toEqual(
      Array.from({ length: 8 }, (_, index) => `backups/day-${index + 1}/a&b <c>`),
    );
    expect(listed[0]?.size).toBe(1);
    expect(await bucket.folders('backups/')).toEqual(
      Array.from({ length: 8 }, (_, index) => `day-${index + 1}`),
    );
    expect(await bucket.list('none/')).toEqual([]);
  });
  it('retries a request if the service is busy', async () => {
    server.state.failures = 2;
    await put('a', 'a');
    expect([...server.objects().keys()]).toEqual(['a']);
    expect(server.state.requests).toHaveLength(3);
  });
  it('rejects bytes that do not match the hash', async () => {
    const bucket = s3Bucket(server.settings);
    const broken = bucket.put('a', new Blob(['a']), { type: 'text/plain', sha256: '0'.repeat(64) });
    await expect(broken).rejects.toThrow('status 400 (XAmzContentSHA256Mismatch)');
    expect(server.objects().size).toBe(0);
  });
  it('is unavailable with other credentials, under another name, and without its service', async () => {
    const { settings } = server;
    const message = async (changed: Partial<typeof settings>) => {
      const error = await s3Bucket({ ...settings, ...changed })
        .list('')
        .catch((reason) => reason);
      expect(error).toBeInstanceOf(StorageUnavailable);
      return error.message;
    };
    expect(await message({ secret: 'wrong' })).toContain('status 403 (SignatureDoesNotMatch)');
    expect(await message({ key: 'WRONG' })).toContain('status 403 (InvalidAccessKeyId)');
    expect(await message({ bucket: 'missing' })).toContain('NoSuchBucket');
    await expect(s3Bucket({ ...settings, bucket: 'missing' }).check()).rejects.toThrow('no bucket missing');
    await server.close();
    expect(await message({})).toContain('ECONNREFUSED');
    await expect(s3Bucket(settings).check()).rejects.toThrow(StorageUnavailable);
  });
  it('is public if anyone can list or read it', async () => {
    const bucket = s3Bucket(server.settings);
    await put('media/a.webp', 'a');
    expect(await bucket.isPublic('media/')).toBe(false);
    server.state.isPublic = true;
    expect(await bucket.isPublic('media/')).toBe(true);
  });
});

it('decodes keys of listings with every type of entity', () => {
  const xml = '<Contents><Key>a&amp;b&lt;&#38;&#x26;&quot;</Key><Size>2</Size></Contents>';
  expect(readListing(xml).files[0]?.name).toBe('a&b<&&"');
});
