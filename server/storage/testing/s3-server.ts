import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../s3/bucket.ts';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
/** As RFC 3986 encodes, which is stricter than `encodeURIComponent`. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface StoredObject {
  body: Buffer;
  type: string;
  modifiedAt: Date;
}

/** Rejects a request with this status and code. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Recomputes an AWS signature (version 4) from the request, as Amazon documents it. @throws Refusal */
function verifySignature(request: IncomingMessage, url: URL, { region, key, secret }: S3Settings): void {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/;
  const header = request.headers.authorization;
  if (header === undefined) throw new Refusal(403, 'AccessDenied');
  const [, id, day = '', signedRegion = '', names = '', signature = ''] = shape.exec(header) ?? [];
  if (id !== key) throw new Refusal(403, 'InvalidAccessKeyId');
  if (signedRegion !== region) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const signedHeaders = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.includes(name)))
    throw new Refusal(403, 'AccessDenied');
  const queries = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const canonical = [
    request.method,
    url.pathname,
    queries.sort().join('&'),
    ...signedHeaders.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const time = String(request.headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  if (!timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex')))
    throw new Refusal(403, 'SignatureDoesNotMatch');
}

/**
 * The part of S3 that the site uses, with objects in memory. It verifies every signature and every hash of a body,
 * and returns listings in pages, so that a real service accepts what passes here.
 */
export async function startS3Server({ pageSize = 1_000 } = {}) {
  const settings: S3Settings = {
    ...{ endpoint: '', region: 'eu-central-1', key: 'TESTKEY', secret: 'a secret of tests' },
    bucket: 'site-files',
  };
  const buckets = new Map<string, Map<string, StoredObject>>([
    ['site-files', new Map()],
    ['site-backups', new Map()],
  ]);
  const state = { isPublic: false, failures: 0, requests: [] as string[] };

  function list(objects: Map<string, StoredObject>, query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const after = query.get('continuation-token') ?? '';
    const entries = new Map<string, string>();
    for (const [key, { body, modifiedAt }] of [...objects].sort(([one], [other]) => (one < other ? -1 : 1))) {
      if (!key.startsWith(prefix)) continue;
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      const name = end < 0 ? key : key.slice(0, end + 1);
      const text = escapeXml(name);
      entries.set(
        name,
        end < 0
          ? `<Contents><Key>${text}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`
          : `<CommonPrefixes><Prefix>${text}</Prefix></CommonPrefixes>`,
      );
    }
    const rest = [...entries].filter(([name]) => name > after);
    const page = rest.slice(0, pageSize);
    const next = rest.length > pageSize ? escapeXml(page.at(-1)?.[0] ?? '') : undefined;
    const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${page.map(([, xml]) => xml).join('')}</ListBucketResult>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', settings.endpoint);
    state.requests.push(`${request.method} ${url.pathname}`);
    const body = await buffer(request);
    if (state.failures > 0) {
      state.failures -= 1;
      throw new Refusal(503, 'SlowDown');
    }
    if (!(state.isPublic && request.method === 'GET' && !request.headers.authorization))
      verifySignature(request, url, settings);
    const [, bucket = '', ...path] = decodeURIComponent(url.pathname).split('/');
    const key = path.join('/');
    const objects = buckets.get(bucket);
    if (!objects) throw new Refusal(404, 'NoSuchBucket');
    if (key === '') {
      const isHead = request.method === 'HEAD';
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(isHead ? undefined : list(objects, url.searchParams));
      return;
    }
    if (request.method === 'PUT') {
      if (sha256(body) !== request.headers['x-amz-content-sha256'])
        throw new Refusal(400, 'XAmzContentSHA256Mismatch');
      if (request.headers['content-length'] === undefined) throw new Refusal(411, 'MissingContentLength');
      objects.set(key, { body, type: request.headers['content-type'] ?? '', modifiedAt: new Date() });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const found = objects.get(key);
      if (!found) throw new Refusal(404, 'NoSuchKey');
      response.writeHead(200, {
        'content-type': found.type,
        'content-length': found.body.length,
        'last-modified': found.modifiedAt.toUTCString(),
      });
      response.end(request.method === 'HEAD' ? undefined : found.body);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
    });
  });
  const listenOn = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listenOn(0);
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings,
    /** The same as environment variables. */
    variables: {
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_KEY: settings.key,
      S3_SECRET: settings.secret,
    },
    state,
    objects: (bucket = settings.bucket) => buckets.get(bucket) ?? new Map<string, StoredObject>(),
    close,
    /** Listens on the same port again, with the same objects. */
    open: () => listenOn(Number(new URL(settings.endpoint).port)),
  };
}
export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
