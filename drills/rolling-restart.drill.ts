import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../bench/free-port.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { socketFolder } from '../server/database/embedded/socket-folder.ts';
import { tcpProxy } from '../server/testing/tcp-proxy.ts';
import { api } from './addresses.ts';
import { isReady, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';
import type { DrillPlace, DrillServer } from './drill-place.ts';
import { lossOf, messageOf } from './writing.ts';

const drainSeconds = 3;
const rounds = 2;

/** As docs/deploying.md says, without TLS. */
const nginxConfig = (folder: string, port: number, nodes: readonly number[]) => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream site {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join(' ')}
    keepalive 32;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    location / { proxy_pass http://site; }
  }
}`;

/** @returns the port of a proxy before the nodes */
async function startNginx(place: DrillPlace, program: string, nodes: readonly number[]): Promise<number> {
  const folder = join(place.folder, 'nginx');
  await mkdir(folder);
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(folder, port, nodes));
  const nginx = spawn(program, ['-p', folder, '-c', config, '-e', `${folder}/error.log`], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'exit');
  place.onEnd(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  await until(() => isReady(`http://127.0.0.1:${port}`));
  return port;
}

interface Sent {
  method: string;
  status: number;
  error: string;
}

function send(agent: Agent, port: number, path: string, body?: object): Promise<Sent> {
  const method = body ? 'POST' : 'GET';
  return new Promise((resolve) => {
    const headers = { host: 'localhost', ...(body && { 'content-type': 'application/json' }) };
    const sending = request(
      { host: '127.0.0.1', port, path, method, agent, headers },
      (response: IncomingMessage) => {
        response.resume();
        response.once('end', () => resolve({ method, status: response.statusCode ?? 0, error: '' }));
        response.once('error', (error) => resolve({ method, status: 0, error: error.message }));
      },
    );
    sending.once('error', (error) => resolve({ method, status: 0, error: error.message }));
    sending.end(body && JSON.stringify(body));
  });
}

/** Reads and writes without a pause until it is stopped, each on the port that is chosen for it. */
function startVisitors(choose: () => number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const acknowledged = new Set<string>();
  const failed: Sent[] = [];
  let isStopped = false;
  let count = 0;
  const visit = async (visitor: number) => {
    const paths = ['/about', api.businesses, '/', api.arabicJobs];
    while (!isStopped) {
      const number = count++;
      const word = `drill-roll-${number}`;
      const isWrite = visitor === 0;
      const path = isWrite ? api.contact : (paths[number % paths.length] ?? '/');
      const sent = await send(agent, choose(), path, isWrite ? messageOf(word) : undefined);
      if (sent.status !== 200) failed.push(sent);
      else if (isWrite) acknowledged.add(word);
      await wait(5);
    }
  };
  const visiting = Promise.all(Array.from({ length: 6 }, (_, visitor) => visit(visitor)));
  const stop = async () => {
    isStopped = true;
    await visiting;
    agent.destroy();
  };
  return { acknowledged, failed, count: () => count, stop };
}

export const rollingRestart: Drill = {
  name: 'rolling-restart',
  about: 'two nodes on one database are restarted one after the other, behind nginx and under load',
  async run(place, report) {
    const folder = join(place.folder, 'database');
    const database = await startEmbedded({ dataDir: folder });
    place.onEnd(() => database.stop());
    const proxy = await tcpProxy(join(socketFolder(folder), '.s.PGSQL.5432'));
    place.onEnd(() => proxy.close());
    const ports = [await freePort(), await freePort()];
    const shared = join(place.folder, 'site');
    const startNode = (port: number) =>
      place.start(shared, {
        settings: {
          DATABASE_URL: `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`,
          DRAIN_SECONDS: String(drainSeconds),
          TRUSTED_PROXIES: 'loopback',
          PORT: String(port),
        },
      });
    const nodes: DrillServer[] = [];
    for (const port of ports) nodes.push(await startNode(port));
    report.holds(
      'both nodes start',
      nodes.every(({ isOpen }) => isOpen),
    );
    // Debian installs it where ordinary users do not look.
    const program = ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
    let choose: () => number;
    if (program) {
      const port = await startNginx(place, program, ports);
      choose = () => port;
    } else {
      report.wants(
        'nginx is not installed (apt-get install nginx): the visitors choose ready nodes themselves',
      );
      choose = chooseReady(place, ports);
    }
    const visitors = startVisitors(choose);
    place.onEnd(() => visitors.stop());
    await until(async () => visitors.count() > 500);
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const [index, port] of ports.entries()) {
        const begun = performance.now();
        const code = await nodes[index]?.stop();
        const next = await startNode(port);
        nodes[index] = next;
        took.push(performance.now() - begun);
        report.holds(`node ${index + 1} ends in good order and starts again`, code === 0 && next.isOpen);
        await until(() => isReady(next.address));
        const before = visitors.count();
        await until(async () => visitors.count() > before + 200);
      }
    }
    await visitors.stop();
    report.measured('requests', visitors.count());
    report.measured('restarts of a node', `${took.length}, each ${seconds(Math.max(...took))} at most`);
    for (const { method, status, error } of visitors.failed.slice(0, 5))
      report.did(`${method} ${status} ${error}`);
    report.holds(`${visitors.failed.length} requests failed`, visitors.failed.length === 0);
    const { lost, twice } = await lossOf(database.connectionString, visitors.acknowledged);
    report.measured('acknowledged writes', visitors.acknowledged.size);
    report.holds(`${lost} of them are lost, ${twice} are there twice`, lost === 0 && twice === 0);
    await Promise.all(nodes.map((node) => node.stop()));
  },
};

/** Looks every fifth of a second which nodes are ready, as a balancer does, and takes them by turns. */
function chooseReady(place: DrillPlace, ports: readonly number[]): () => number {
  let ready = [...ports];
  let turn = 0;
  const looking = setInterval(async () => {
    const states = await Promise.all(ports.map((port) => isReady(`http://127.0.0.1:${port}`)));
    ready = ports.filter((_, index) => states[index]);
  }, 200);
  place.onEnd(() => clearInterval(looking));
  return () => ready[turn++ % ready.length] ?? ports[0] ?? 0;
}
