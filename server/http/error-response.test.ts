import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestListener } from '../process/request-listener.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { begin, served, write } from '../testing/raw-client.ts';
import { type TestMember, type TestSite, testSite } from '../testing/test-site.ts';
import { isDepartedClient } from './error-response.ts';

const base = '/api/NY/en/0';
const { log, lines, line } = capturedLog();
let site: TestSite;
let admin: TestMember;
beforeAll(async () => {
  site = await testSite(undefined, {}, log);
  admin = await site.member({ role: 'admin' });
  // More than the connection buffers while nobody reads it.
  await mkdir(join(site.dataDir, 'media'), { recursive: true });
  await writeFile(join(site.dataDir, 'media', 'large.webp'), Buffer.alloc(30_000_000));
  const long = 'word '.repeat(4_000);
  const businesses = Array.from({ length: 600 }, (_, index) => ({
    name: { en: `Shop ${index}` },
    description: { en: long },
  }));
  await site.addBusinesses(...businesses);
});
afterAll(() => site.close());

const printed = vi.spyOn(console, 'error');
beforeEach(() => {
  lines.length = 0;
  printed.mockClear();
});

/**
 * Serves the site; `left` resolves when a connection is closed and its request is over, with whether it got its
 * whole response.
 */
async function watched() {
  const { promise: left, resolve } = Promise.withResolvers<{ isWhole: boolean }>();
  const { promise: begun, resolve: noteBegun } = Promise.withResolvers<void>();
  const answer = requestListener(site.fetch);
  const listener: RequestListener = async (incoming, outgoing) => {
    const closed = once(outgoing, 'close');
    noteBegun();
    await answer(incoming, outgoing);
    await closed;
    resolve({ isWhole: outgoing.writableFinished });
  };
  return { ...(await served(listener)), begun, left };
}

const info = 30;
function expectQuiet() {
  expect(lines.filter((said) => JSON.parse(said).level > info)).toEqual([]);
  expect(printed).not.toHaveBeenCalled();
}

describe('a client that disconnects', () => {
  const chunk = Buffer.from('1000\r\n'.concat('x'.repeat(0x1000), '\r\n'));
  const uploads = [
    ['JSON', '/contact', 'application/json', '{"message":"'],
    ['a plain form', '/contact', 'application/x-www-form-urlencoded', 'message=a'],
    ['a form of an account', '/login', 'application/json', '{"email":"'],
    ['a picture', '/media', 'multipart/form-data; boundary=edge', '--edge\r\n'],
    ['a CSV file', '/admin/transfer/imports?kind=businesses&name=a.csv', 'text/csv', 'id,name\n'],
  ] as const;
  it.each(uploads)('while it sends %s is no error', async (_name, path, type, start) => {
    const { port, begun, left } = await watched();
    const headers = {
      'content-type': type,
      authorization: `Bearer ${admin.token}`,
      'content-length': '9000',
    };
    const socket = await begin(port, { path: base + path, headers });
    await write(socket, [Buffer.from(start)]);
    await begun;
    socket.resetAndDestroy();
    await left;
    await line(path.split('?')[0] ?? '');
    expectQuiet();
  });
  it.each(uploads)('while it sends %s in chunks is no error', async (_name, path, type, _start) => {
    const { port, begun, left } = await watched();
    const headers = {
      'content-type': type,
      authorization: `Bearer ${admin.token}`,
      'transfer-encoding': 'chunked',
    };
    const socket = await begin(port, { path: base + path, headers });
    await write(socket, [chunk]);
    await begun;
    socket.destroy();
    await left;
    await line(path.split('?')[0] ?? '');
    expectQuiet();
  });

  it.each([
    ['a list', `${base}/businesses`, '/businesses'],
    ['an export', `${base}/admin/transfer/export?kind=businesses&status=published`, '/admin/transfer/export'],
    ['a picture', '/media/large.webp', '/media/-'],
  ])('before the response is no error: %s', async (_name, path, logged) => {
    const { port, begun, left } = await watched();
    const socket = await begin(port, {
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    await begun;
    socket.resetAndDestroy();
    await left;
    await line(logged);
    expectQuiet();
  });

  it.each([
    ['an export', `${base}/admin/transfer/export?kind=businesses&status=published`, '/admin/transfer/export'],
    ['a picture', '/media/large.webp', '/media/-'],
  ])('in the middle of %s is no error', async (_name, path, logged) => {
    const { port, left } = await watched();
    const socket = await begin(port, {
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    await once(socket, 'readable');
    expect(String(socket.read())).toMatch(/^HTTP\/1\.1 200 /);
    socket.resetAndDestroy();
    expect(await left).toEqual({ isWhole: false });
    await line(logged);
    expectQuiet();
  });

  it('does not hide other errors that occur meanwhile', () => {
    const aborted = new Error('aborted');
    const env = { incoming: { destroyed: true, complete: false, errored: aborted } };
    expect(isDepartedClient(aborted, { env } as never)).toBe(true);
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    expect(isDepartedClient(lost, { env } as never)).toBe(false);
  });
});
