import { join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { socketFolder } from '../server/database/embedded/socket-folder.ts';
import { tcpProxy } from '../server/testing/tcp-proxy.ts';
import type { DrillPlace, DrillServer } from './drill-place.ts';

/** Two nodes on one database and one folder of files, each of which can be restarted. */
export interface TwoNodes {
  connectionString: string;
  ports: readonly [number, number];
  nodes: [DrillServer, DrillServer];
  /** Starts a node again, after it exited. */
  startAgain(index: 0 | 1): Promise<DrillServer>;
}

/** @param settings for both nodes */
export async function startTwoNodes(
  place: DrillPlace,
  settings: Record<string, string> = {},
): Promise<TwoNodes> {
  const folder = join(place.folder, 'database');
  const database = await startEmbedded({ dataDir: folder });
  place.onEnd(() => database.stop());
  const proxy = await tcpProxy(join(socketFolder(folder), '.s.PGSQL.5432'));
  place.onEnd(() => proxy.close());
  const ports = [await freePort(), await freePort()] as const;
  const shared = join(place.folder, 'site');
  const start = (port: number) =>
    place.start(shared, {
      settings: {
        DATABASE_URL: `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`,
        TRUSTED_PROXIES: 'loopback',
        PORT: String(port),
        ...settings,
      },
    });
  const nodes: TwoNodes['nodes'] = [await start(ports[0]), await start(ports[1])];
  return {
    connectionString: database.connectionString,
    ports,
    nodes,
    async startAgain(index) {
      const next = await start(ports[index]);
      nodes[index] = next;
      return next;
    },
  };
}
