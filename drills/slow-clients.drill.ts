import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { api } from './addresses.ts';
import { ask, median, seconds } from './asking.ts';
import type { Drill } from './drill.ts';

const each = 200;
const forMs = 100_000;

/** The bytes that a slow client sends at once, and then every second. */
const slownesses = {
  'header by header': ['GET /about HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: 1\r\n'],
  'a body byte by byte': [
    `POST ${api.contact} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n{`,
    ' ',
  ],
  'nothing read of the answers': ['GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20), ''],
} as const;
type Slowness = keyof typeof slownesses;

/** A client that sends as slowly as possible, and may never read. */
function slowClient(port: number, slowness: Slowness) {
  const [first, more] = slownesses[slowness];
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  if (slowness !== 'nothing read of the answers') socket.resume();
  else socket.pause();
  socket.write(first);
  const sending = setInterval(() => more && socket.writable && socket.write(more), 1_000);
  let isOpen = true;
  socket.on('close', () => {
    isOpen = false;
    clearInterval(sending);
  });
  return { slowness, isOpen: () => isOpen, end: () => socket.destroy() };
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}

async function visitorTimes(address: string, times: number): Promise<number[]> {
  const samples: number[] = [];
  for (let count = 0; count < times; count++) {
    const { status, ms } = await ask(address, count % 2 === 0 ? '/about' : api.businesses);
    samples.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    await wait(20);
  }
  return samples;
}

export const slowClients: Drill = {
  name: 'slow-clients',
  about: 'hundreds of clients send their requests byte by byte, or never read what they asked for',
  async run(place, report) {
    const server = await place.start(join(place.folder, 'site'));
    const { address } = server;
    report.holds('the site starts', server.isOpen);
    await visitorTimes(address, 20);
    const before = await visitorTimes(address, 100);
    const memory = await residentMegabytes(server.child.pid);

    const port = Number(new URL(address).port);
    const kinds = Object.keys(slownesses) as Slowness[];
    const clients = kinds.flatMap((kind) => Array.from({ length: each }, () => slowClient(port, kind)));
    place.onEnd(() => clients.forEach((client) => void client.end()));
    report.did(`${clients.length} slow clients came`);
    const began = performance.now();
    const during: number[] = [];
    while (performance.now() - began < forMs) during.push(...(await visitorTimes(address, 50)));
    const slowest = Math.max(...during);
    report.measured('other visitors: median before', `${median(before).toFixed(1)} ms`);
    report.measured('other visitors: median meanwhile', `${median(during).toFixed(1)} ms`);
    report.measured('other visitors: the slowest of', `${during.length}: ${slowest.toFixed(0)} ms`);
    report.holds('every other visitor is answered, each within 10 s', slowest < 10_000);
    for (const kind of kinds) {
      const open = clients.filter((client) => client.slowness === kind && client.isOpen()).length;
      report.measured(`connections open after ${forMs / 1000} s, ${kind}`, `${open} of ${each}`);
      // The rest are limited as well, but to five minutes for a body.
      if (kind === 'header by header') report.holds('clients that finish no header are cut off', open === 0);
    }
    const grown = (await residentMegabytes(server.child.pid)) - memory;
    if (!Number.isNaN(grown)) {
      report.measured('memory of the server, before and growth', `${memory} MB, ${grown} MB`);
      report.holds('it grows by less than 150 MB', grown < 150);
    }
    const begun = performance.now();
    server.child.kill('SIGTERM');
    const code = await server.ended;
    report.measured('end after SIGTERM with the rest still connected', seconds(performance.now() - begun));
    report.holds('it ends in good order', code === 0);
  },
};
