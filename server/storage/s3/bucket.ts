import { AwsClient } from 'aws4fetch';
import type { OpenFile, StoredFile } from '../file-store.ts';
import { StorageUnavailable } from '../storage.ts';
import { readListing } from './listing.ts';

/** An S3-compatible service, and credentials to read and write its buckets. */
export interface S3Service {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; path-style addressing is used. */
  endpoint: string;
  region: string;
  key: string;
  secret: string;
}

/** A bucket of a service. */
export interface S3Settings extends S3Service {
  bucket: string;
}

/** The timeout for the first byte of a response to a small request, in milliseconds. */
const responseWithinMs = 10_000;
/** The minimum upload speed, in bytes per millisecond (about 1 MB/s). */
const slowestUpload = 1_000;
/** The number of retries after 429 or 5xx, with increasing delays of up to 200 ms. */
const retries = 2;

interface Sent {
  method?: string;
  body?: Blob;
  headers?: Record<string, string>;
}

/** Percent-encodes a key for a path, as signatures require it. */
const encodeKey = (key: string) =>
  key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[!'()*]/g,
        (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');

const fileOf = ({ headers }: Response) => ({
  size: Number(headers.get('content-length')),
  modifiedAt: new Date(headers.get('last-modified') ?? Number.NaN),
});

/**
 * Objects of a bucket. S3 is strongly consistent: an object can be read as soon as it is written, on every node. Objects
 * are written without an access control list, so that they are as private as the bucket.
 */
export function s3Bucket({ endpoint, bucket, region, key: accessKeyId, secret }: S3Settings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey: secret, service: 's3', region, retries });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const addressOf = (key: string) => `${root}/${encodeKey(key)}`;

  /**
   * @returns undefined if the object does not exist
   * @throws StorageUnavailable if the service does not respond in time, or rejects the request
   */
  async function send(what: string, address: string, { method = 'GET', body, headers }: Sent = {}) {
    // The timeout applies until the response begins. Reading a file slowly may take longer.
    const late = new AbortController();
    const withinMs = responseWithinMs + (body?.size ?? 0) / slowestUpload;
    const timer = setTimeout(() => late.abort(new Error('no response in time')), withinMs);
    try {
      const response = await client.fetch(address, {
        method,
        signal: late.signal,
        ...(body && { body }),
        ...(headers && { headers }),
      });
      if (response.ok) return response;
      // Read to the end, so that the connection can be reused.
      const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
      if (response.status === 404 && code !== 'NoSuchBucket') return undefined;
      throw new Error(`status ${response.status}${code ? ` (${code})` : ''}`);
    } catch (cause) {
      const reason = cause instanceof Error ? reasonOf(cause) : String(cause);
      throw new StorageUnavailable(`cannot ${what} in the bucket ${bucket}: ${reason}`, { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Page by page of a listing. */
  async function* pages(prefix: string, delimiter?: string) {
    for (let after: string | undefined; ; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (delimiter !== undefined) query.set('delimiter', delimiter);
      if (after !== undefined) query.set('continuation-token', after);
      // Signatures use percent-encoded queries, in which a plus sign is not a space.
      const response = await send('list files', `${root}?${query.toString().replaceAll('+', '%20')}`);
      if (!response) throw new StorageUnavailable(`there is no bucket ${bucket}`);
      const page = readListing(await response.text());
      yield page;
      after = page.next;
      if (after === undefined) return;
    }
  }

  return {
    name: bucket,
    /** @param sha256 of the body, in hexadecimal digits: the service rejects other bytes */
    async put(key: string, body: Blob, { type, sha256 }: { type: string; sha256: string }): Promise<void> {
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256 };
      const stored = await send(`write ${key}`, addressOf(key), { method: 'PUT', body, headers });
      if (!stored) throw new StorageUnavailable(`cannot write ${key} in the bucket ${bucket}: status 404`);
      await stored.arrayBuffer();
    },
    async get(key: string): Promise<OpenFile | undefined> {
      const response = await send(`read ${key}`, addressOf(key));
      if (!response) return undefined;
      // An empty body may be omitted.
      const stream = response.body ?? new Blob([]).stream();
      return { ...fileOf(response), stream };
    },
    async info(key: string): Promise<Omit<StoredFile, 'name'> | undefined> {
      const response = await send(`read ${key}`, addressOf(key), { method: 'HEAD' });
      return response && fileOf(response);
    },
    async remove(key: string): Promise<void> {
      await (await send(`remove ${key}`, addressOf(key), { method: 'DELETE' }))?.arrayBuffer();
    },
    /** All objects with a prefix, by full key. */
    async list(prefix: string): Promise<StoredFile[]> {
      const files: StoredFile[] = [];
      for await (const page of pages(prefix)) files.push(...page.files);
      return files;
    },
    /** The names between the prefix and the next slash. */
    async folders(prefix: string): Promise<string[]> {
      const names: string[] = [];
      for await (const { prefixes } of pages(prefix, '/'))
        names.push(...prefixes.map((each) => each.slice(prefix.length, -1)));
      return names;
    },
    /** @throws StorageUnavailable if the bucket is unavailable, or the credentials are not authorized */
    async check(): Promise<void> {
      const found = await send('find anything', root, { method: 'HEAD' });
      if (!found) throw new StorageUnavailable(`there is no bucket ${bucket}`);
    },
    /** Whether anyone can list the bucket, or read one of its objects, without credentials. */
    async isPublic(prefix: string): Promise<boolean> {
      const { value } = await pages(prefix).next();
      const [first] = value?.files ?? [];
      const addresses = [`${root}?list-type=2&max-keys=1`, ...(first ? [addressOf(first.name)] : [])];
      for (const address of addresses) {
        const response = await fetch(address, { signal: AbortSignal.timeout(responseWithinMs) });
        await response.body?.cancel();
        if (response.ok) return true;
      }
      return false;
    },
  };
}
export type S3Bucket = ReturnType<typeof s3Bucket>;

/** The cause of a connection failure, which `fetch` attaches to its own error. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error && cause.message ? cause.message : message;
}
