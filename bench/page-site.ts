import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface PageSite {
  port: number;
  /** Sets the response below `/fixed`. */
  fix(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** Starts `page-server.ts` in a separate process. */
export async function pageSite(settings: Record<string, string> = {}): Promise<PageSite> {
  const port = await freePort();
  const server: ChildProcess = fork(join(import.meta.dirname, 'page-server.ts'), [String(port)], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  await once(server, 'message');
  return {
    port,
    async fix(bytes) {
      const body = new Uint8Array(bytes);
      await fetch(`http://127.0.0.1:${port}/fixed`, { method: 'PUT', body });
    },
    async end() {
      server.send('end');
      await once(server, 'exit');
    },
  };
}
