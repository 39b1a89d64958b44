import { copyFile, mkdir } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { limits } from '../contract/limits.ts';
import { api } from './addresses.ts';
import { startCaddy } from './caddy.ts';
import { type Drill, MissingTool, type Report } from './drill.ts';
import { startNginx } from './nginx.ts';
import type { ProxyPorts } from './proxy-ports.ts';
import { askByHttp2, askByHttps } from './secure-asking.ts';

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends one request from an address of this machine, which has all of 127.0.0.0/8. */
function sendFrom(
  from: string,
  port: number,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        ...{ host: '127.0.0.1', port, path, localAddress: from, agent: false },
        method: body ? 'POST' : 'GET',
        headers: { host: 'localhost', ...headers, ...(body && { 'content-type': 'application/json' }) },
      },
      async (response) => {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Attempts a number of sign-ins, each with another forged address. @returns the statuses */
async function signInOften(from: string, port: number, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const forged = `203.0.113.${turn + 1}`;
    const { status } = await sendFrom(from, port, api.logIn, {
      headers: { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged },
      body: JSON.stringify({ email: `nobody-${from}-${turn}@drill.example`, password: 'no olive trees' }),
    });
    statuses.push(status);
  }
  return statuses;
}

/** Tries the ports that terminate TLS, and the redirect to them. */
async function tryTls(report: Report, name: string, { tls, redirecting }: ProxyPorts): Promise<void> {
  const page = await askByHttp2(tls, '/about', { 'accept-encoding': 'br', 'x-forwarded-proto': 'http' });
  report.holds(
    `${name}: over HTTP/2 and TLS pages are compressed, and HSTS keeps browsers on HTTPS`,
    page.protocol === 'h2' &&
      page.status === 200 &&
      page.headers['content-encoding'] === 'br' &&
      page.headers['strict-transport-security'] !== undefined,
  );
  const { body } = await askByHttp2(tls, '/about');
  const asset = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? '';
  const [first, second] = [await askByHttp2(tls, asset), await askByHttp2(tls, asset)];
  report.holds(
    `${name}: files with hashes in their names may be cached for a year`,
    [first, second].every(
      ({ status, headers }) => status === 200 && /immutable/.test(headers['cache-control'] ?? ''),
    ) && second.body === first.body,
  );
  report.holds(`${name}: HTTP/1.1 over TLS works as well`, (await askByHttps(tls, '/about')) === 200);
  if (redirecting === undefined) return;
  const { status, headers } = await sendFrom('127.0.0.1', redirecting, '/about?lang=ar');
  report.holds(
    `${name}: HTTP is redirected to HTTPS`,
    status === 301 && headers.location === 'https://localhost/about?lang=ar',
  );
}

export const proxies: Drill = {
  name: 'proxies',
  about: 'visitors behind nginx and Caddy are told apart, and forge addresses in vain',
  async run(place, report) {
    const pages = join(place.folder, 'pages');
    await mkdir(pages);
    const page = 'unavailable.html';
    await copyFile(join(import.meta.dirname, '../deploy', page), join(pages, page));
    const node = await freePort();
    const site = await place.start(join(place.folder, 'site'), {
      // The proxies connect from this address, and the visitors from others of this machine.
      settings: { PORT: String(node), TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: '1' },
    });
    report.holds('the site starts', site.isOpen);
    const started: [string, ProxyPorts][] = [];
    for (const [name, start] of [
      ['nginx', () => startNginx(place, [node], pages)],
      ['Caddy', () => startCaddy(place, node, pages)],
    ] as const) {
      try {
        started.push([name, await start()]);
      } catch (error) {
        if (!(error instanceof MissingTool)) throw error;
        report.wants(error.message);
      }
    }
    if (started.length === 0) throw new MissingTool('wants nginx or Caddy');
    const { points } = limits.rates.signIn;
    for (const [index, [name, ports]] of started.entries()) {
      const { plain: port } = ports;
      const [one, other] = [`127.0.0.${10 + index}`, `127.0.0.${20 + index}`];
      const statuses = await signInOften(one, port, points + 1);
      report.holds(
        `${name}: who forges another address each time is refused after ${points} times`,
        statuses.slice(0, points).every((status) => status !== 429) && statuses.at(-1) === 429,
      );
      report.holds(
        `${name}: another visitor is not`,
        (await signInOften(other, port, 1)).every((status) => status !== 429),
      );
      const forged = await sendFrom(other, port, '/about', { headers: { 'x-forwarded-proto': 'https' } });
      report.holds(
        `${name}: who forges HTTPS is not believed`,
        forged.status === 200 && forged.headers['strict-transport-security'] === undefined,
      );
      const packed = await sendFrom(other, port, '/about', { headers: { 'accept-encoding': 'br' } });
      report.holds(
        `${name}: the site's own compression gets through`,
        packed.headers['content-encoding'] === 'br',
      );
      await tryTls(report, name, ports);
    }
    await site.stop();
    report.did('stopped the site');
    for (const [name, { plain, tls }] of started) {
      const { status, headers, body } = await sendFrom('127.0.0.30', plain, '/about');
      report.holds(
        `${name}: serves its own page in both languages, with 503 and Retry-After`,
        status === 503 && headers['retry-after'] === '60' && /lang="en"/.test(body) && /lang="ar"/.test(body),
      );
      const secure = await askByHttp2(tls, '/about');
      report.holds(
        `${name}: and over HTTPS`,
        secure.status === 503 && secure.headers['retry-after'] === '60' && secure.body === body,
      );
    }
  },
};
