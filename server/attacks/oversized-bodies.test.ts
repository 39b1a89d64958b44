import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { requestListener } from '../process/request-listener.ts';
import { begin, readAnswer, served, write, writeChunked } from '../testing/raw-client.ts';
import { type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

const base = '/api/NY/en/0';
/** More than connections buffer, and than servers discard by default. */
const mebibytes = 80;
const mebibyte = Buffer.alloc(1_048_576, 'x');

let site: TestSite;
let admin: TestMember;
beforeAll(async () => {
  site = await testSite();
  admin = await site.member({ role: 'admin' });
});
afterAll(() => site.close());

const multipartHead = Buffer.from(
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
);
const bodies = [
  ['JSON', '/contact', 'application/json', Buffer.from('{"message":"')],
  ['a picture', '/media', 'multipart/form-data; boundary=edge', multipartHead],
  ['a CSV file', '/admin/transfer/imports?kind=businesses&name=a.csv', 'text/csv', Buffer.from('id,name\n')],
] as const;
const piecesAfter = (head: Buffer) => [head, ...Array.from({ length: mebibytes }, () => mebibyte)];
const headersOf = (type: string) => ({ 'content-type': type, authorization: `Bearer ${admin.token}` });

describe('a client that sends a larger body than allowed, and reads nothing before its end', () => {
  it.each(bodies)('gets a complete 413 response: %s, of known length', async (_name, path, type, head) => {
    const { port } = await served(requestListener(site.fetch));
    const length = String(head.length + mebibytes * mebibyte.length);
    const headers = { ...headersOf(type), 'content-length': length };
    const socket = await begin(port, { path: base + path, headers });
    await write(socket, piecesAfter(head));
    const { status, head: answerHead, body } = await readAnswer(socket);
    expect(status).toBe(413);
    expect(answerHead).toMatch(/^content-type: application\/problem\+json/im);
    expect(answerHead).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toMatchObject({ status: 413, code: 'payload_too_large' });
    // The connection also closes cleanly: a reset would be an error here.
    await finished(socket.resume().end());
  });

  it.each(bodies)('gets a complete 413 response: %s, in chunks', async (_name, path, type, head) => {
    const { port } = await served(requestListener(site.fetch));
    const headers = { ...headersOf(type), 'transfer-encoding': 'chunked' };
    const socket = await begin(port, { path: base + path, headers });
    await writeChunked(socket, piecesAfter(head));
    const { status, body } = await readAnswer(socket);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ status: 413, code: 'payload_too_large' });
    await finished(socket.resume().end());
  });
});

describe('a client that gets a response before it sent its body', () => {
  const headers = { 'content-type': 'application/json', 'content-length': '4' };
  it('gets the complete response at once, and can reuse its connection', async () => {
    const { port } = await served(requestListener(site.fetch));
    const path = `${base}/no-such-form`;
    const socket = await begin(port, { path, headers });
    expect(await readAnswer(socket)).toMatchObject({ status: 404 });
    await write(socket, [Buffer.from('null')]);
    socket.write(`GET ${base}/no-such-list HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    expect(await readAnswer(socket)).toMatchObject({ status: 404 });
  });

  it.each([
    ['in all', { ms: 20, idleMs: 60_000, bytes: 1_000_000 }, 0],
    ['without a byte', { ms: 60_000, idleMs: 20, bytes: 1_000_000 }, 0],
    ['for so many bytes', { ms: 60_000, idleMs: 60_000, bytes: 1_000_000 }, 2],
  ])('is given a limited time: %s', async (_name, bounds, sent) => {
    const { port } = await served(requestListener(site.fetch, bounds));
    const length = String(limits.uploadBytes * 100);
    const socket = await begin(port, {
      path: `${base}/contact`,
      headers: { ...headers, 'content-length': length },
    });
    expect(await readAnswer(socket)).toMatchObject({ status: 413 });
    await write(
      socket,
      Array.from({ length: sent }, () => mebibyte),
    );
    // The server closes the connection although the client would continue.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    await closed;
  });
});
