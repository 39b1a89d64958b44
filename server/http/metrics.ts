import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';

/** A number of the server, read when somebody asks. Names and help are Prometheus's. */
export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge';
  read: () => number;
}

const ofMemory = (name: string, help: string, part: keyof NodeJS.MemoryUsage): Metric => ({
  name: `process_${name}_bytes`,
  help,
  type: 'gauge',
  read: () => process.memoryUsage()[part],
});

export const memoryMetrics: readonly Metric[] = [
  ofMemory('resident', 'Memory of the server, its database apart.', 'rss'),
  ofMemory('heap', 'Memory that objects may take now.', 'heapTotal'),
  ofMemory('buffers', 'Bytes that kept pages, pictures and answers take.', 'arrayBuffers'),
];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `/metrics`, in the text format of Prometheus, for who shows the token; without a token there is no such page. */
export function metricsRoutes(metrics: readonly Metric[], token: string | undefined) {
  const app = new Hono();
  if (token === undefined) return app;
  const expected = digest(`Bearer ${token}`);
  return app.get('/metrics', (context) => {
    const shown = digest(context.req.header('authorization') ?? '');
    if (!timingSafeEqual(shown, expected)) return context.body(null, 401, { 'www-authenticate': 'Bearer' });
    const lines = metrics.flatMap(({ name, help, type, read }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      `${name} ${read()}`,
    ]);
    return context.text(`${lines.join('\n')}\n`, 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}
