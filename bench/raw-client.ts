import { connect } from 'node:net';

/** Responses of one URL: each latency in milliseconds, and the total duration. */
export interface Load {
  samples: number[];
  ms: number;
}

/**
 * Requests one URL repeatedly, or a sequence of URLs, on several concurrent connections, each as soon as it has its
 * response. It parses only the length of a response, so that its cost is small compared with the measured server.
 * @throws Error for any response other than 200
 */
export async function load(
  {
    port,
    path,
    headers = {},
  }: { port: number; path: string | (() => string); headers?: Record<string, string> },
  { connections, requests }: { connections: number; requests: number },
): Promise<Load> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(([k, v]) => `${k}: ${v}\r\n`);
  const next = typeof path === 'string' ? () => path : path;
  const request = () => `GET ${next()} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const samples: number[] = [];
  let left = requests;
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, () => ask()));
  return { samples, ms: performance.now() - begun };

  function ask(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let sent = 0;
      let missing = -1;
      let head = '';
      const send = () => {
        if (left-- <= 0) {
          socket.destroy();
          resolve();
          return;
        }
        missing = -1;
        head = '';
        sent = performance.now();
        socket.write(request());
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        let bytes = chunk.length;
        if (missing < 0) {
          const text = head + chunk.toString('latin1');
          const end = text.indexOf('\r\n\r\n');
          if (end < 0) {
            head = text;
            return;
          }
          if (!text.startsWith('HTTP/1.1 200')) {
            socket.destroy(new Error(text.slice(0, 300)));
            return;
          }
          missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
          bytes = text.length - end - 4;
        }
        missing -= bytes;
        if (missing === 0) {
          samples.push(performance.now() - sent);
          send();
        }
      });
    });
  }
}
