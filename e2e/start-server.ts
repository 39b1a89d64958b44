import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server with demo content, on a free port if the settings have none; resolves when it is ready. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const port = Number(settings.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      RATE_LIMITS: '0',
      DRAIN_SECONDS: '0',
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
  if (first === 'ended') throw new Error(`the server on ${dataDir} did not start`);
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
