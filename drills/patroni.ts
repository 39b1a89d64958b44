import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { MissingTool } from './drill.ts';
import type { DrillPlace } from './drill-place.ts';

/* Debian's Patroni with two PostgreSQL, etcd and HAProxy, configured as docs/scaling.md describes. */

const wanted = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
};

/** @throws MissingTool with the command that installs all that is missing */
function requirePackages(): string {
  const binaries = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  const missing = Object.entries(wanted).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (!binaries) missing.push('postgresql');
  if (missing.length > 0)
    throw new MissingTool(`wants ${missing.join(', ')}: apt-get install ${missing.join(' ')}`);
  return (binaries ?? '').replace(/\/postgres$/, '');
}

interface Member {
  name: string;
  /** Port of PostgreSQL. */
  port: number;
  /** Port of Patroni's HTTP interface. */
  restPort: number;
  /** Starts Patroni, which starts PostgreSQL. */
  start(): void;
  /** Kills Patroni and PostgreSQL at once, as if the machine had lost power. */
  kill(): Promise<void>;
}

export interface Cluster {
  members: readonly [Member, Member];
  /** Connection strings through HAProxy: the primary, and the standby. */
  primaryUrl: string;
  replicaUrl: string;
  /** The member that Patroni names the leader; undefined for none. */
  leader(): Promise<Member | undefined>;
}

/** PostgreSQL refuses to run as root. */
function accountOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : { uid: 65_534, gid: 65_534 };
}

const patroniConfig = (given: {
  name: string;
  folder: string;
  binaries: string;
  etcdPort: number;
  port: number;
  restPort: number;
}) => `scope: site
name: ${given.name}
restapi:
  listen: 127.0.0.1:${given.restPort}
  connect_address: 127.0.0.1:${given.restPort}
etcd3:
  hosts: 127.0.0.1:${given.etcdPort}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters:
        wal_log_hints: "on"
        hot_standby_feedback: "on"
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
postgresql:
  listen: 127.0.0.1:${given.port}
  connect_address: 127.0.0.1:${given.port}
  data_dir: ${given.folder}/data
  bin_dir: ${given.binaries}
  pgpass: ${given.folder}/pgpass
  authentication:
    superuser: { username: postgres, password: drill }
    replication: { username: replicator, password: drill }
    rewind: { username: rewinder, password: drill }
  parameters:
    unix_socket_directories: ${given.folder}
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
`;

const haproxyConfig = (members: readonly Member[], ports: { primary: number; replica: number }) => `
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
${Object.entries(ports)
  .map(
    ([role, port]) => `listen ${role}
  bind 127.0.0.1:${port}
  option httpchk GET /${role}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map((one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.restPort}`).join('\n')}`,
  )
  .join('\n')}
`;

/**
 * Starts etcd, two members of Patroni and HAProxy; all of them stop with the place.
 * @throws MissingTool if a package is not installed
 */
export async function startCluster(place: DrillPlace): Promise<Cluster> {
  const binaries = requirePackages();
  const account = accountOf();
  const root = join(place.folder, 'cluster');
  const makeFolder = async (name: string) => {
    const folder = join(root, name);
    await mkdir(folder, { recursive: true, mode: 0o755 });
    if (account) await chown(folder, account.uid, account.gid);
    return folder;
  };
  const run = (program: string, args: string[], logFile: string): ChildProcess =>
    spawn('/bin/sh', ['-c', `exec "$0" "$@" >>'${logFile}' 2>&1`, program, ...args], {
      ...account,
      cwd: '/',
      // Without the caller's Python and PG… variables.
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', ETCD_LOG_LEVEL: 'error' },
      stdio: 'ignore',
    });
  const etcdFolder = await makeFolder('etcd');
  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  const etcd = run(
    wanted['etcd-server'],
    [
      ...['--name', 'drill', '--data-dir', join(etcdFolder, 'data')],
      ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
      ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
      ...['--initial-cluster', `drill=${peerUrl}`],
    ],
    join(etcdFolder, 'log'),
  );
  place.onEnd(() => killed(etcd));
  const member = async (name: string): Promise<Member> => {
    const folder = await makeFolder(name);
    const [port, restPort] = [await freePort(), await freePort()];
    const file = join(folder, 'patroni.yml');
    await writeFile(file, patroniConfig({ name, folder, binaries, etcdPort, port, restPort }));
    let running: ChildProcess | undefined;
    const kill = async () => {
      if (!running) return;
      const processes = await postgresProcesses(join(folder, 'data'));
      await killed(running);
      for (const pid of processes) signal(pid);
      running = undefined;
    };
    place.onEnd(kill);
    return {
      ...{ name, port, restPort, kill },
      start() {
        running = run(wanted.patroni, [file], join(folder, 'log'));
      },
    };
  };
  const members = [await member('one'), await member('two')] as const;
  for (const one of members) one.start();
  const ports = { primary: await freePort(), replica: await freePort() };
  const haproxyFolder = await makeFolder('haproxy');
  const haproxyFile = join(haproxyFolder, 'haproxy.cfg');
  await writeFile(haproxyFile, haproxyConfig(members, ports));
  const haproxy = run(wanted.haproxy, ['-db', '-f', haproxyFile], join(haproxyFolder, 'log'));
  place.onEnd(() => killed(haproxy));
  const url = (port: number) => `postgresql://postgres:drill@127.0.0.1:${port}/postgres`;
  return {
    members,
    primaryUrl: url(ports.primary),
    replicaUrl: url(ports.replica),
    async leader() {
      for (const one of members) {
        const response = await fetch(`http://127.0.0.1:${one.restPort}/primary`).catch(() => undefined);
        await response?.body?.cancel();
        if (response?.ok) return one;
      }
      return undefined;
    },
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has exited.
  }
}

/** The processes of a PostgreSQL on a data folder, its main process first. */
async function postgresProcesses(dataFolder: string): Promise<number[]> {
  const note = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const first = Number.parseInt(note, 10);
  if (!Number.isInteger(first)) return [];
  const lists = globSync(`/proc/${first}/task/*/children`);
  const texts = await Promise.all(lists.map((path) => readFile(path, 'utf8').catch(() => '')));
  return [first, ...texts.flatMap((text) => text.split(' ').filter(Boolean).map(Number))];
}
