import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { Registry } from 'prom-client';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * `/metrics`, in the Prometheus text format, for requests with the token; without a configured token it does not
 * exist.
 */
export function metricsRoutes(read: (() => Promise<string>) | undefined, token: string | undefined) {
  const app = new Hono();
  if (token === undefined || !read) return app;
  const expected = digest(`Bearer ${token}`);
  return app.get('/metrics', async (context) => {
    const sent = digest(context.req.header('authorization') ?? '');
    if (!timingSafeEqual(sent, expected)) return context.body(null, 401, { 'www-authenticate': 'Bearer' });
    return context.body(await read(), 200, {
      'content-type': Registry.PROMETHEUS_CONTENT_TYPE,
      'cache-control': 'no-store',
    });
  });
}
