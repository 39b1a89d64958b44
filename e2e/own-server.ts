import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';

export interface OwnServer {
  address: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** A server of the story's own, beside the one of the others, with settings that these do not have. */
export async function ownServer(name: string, settings: Record<string, string>): Promise<OwnServer> {
  const folder = `test-results/${name}`;
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: '1',
      RATE_LIMITS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  const ended = once(child, 'exit');
  const opened = new Promise<void>((resolve) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes(`Open ${address}`)) resolve();
    });
  });
  const first = await Promise.race([opened.then(() => 'opened'), ended.then(() => 'ended')]);
  if (first === 'ended') throw new Error(`the server of ${name} did not start`);
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
