import { Hono } from 'hono';
import { baseMap } from '../../geography/base-map.ts';
import { createBodyStore } from '../../http/body-store.ts';
import { namesTag, pickEncoding } from '../../http/encoding.ts';

const store = createBodyStore(256 * 1024);

const base = { key: 'base', make: () => JSON.stringify(baseMap()), rare: true };

/** What maps are drawn from when no tiles are configured. */
export const mapRoutes = new Hono().get('/map/base.json', async (context) => {
  const encoding = pickEncoding(context.req.header('accept-encoding'));
  const { bytes, etag } = await store.read(base, encoding);
  const headers: Record<string, string> = {
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    etag,
  };
  if (namesTag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  headers['content-type'] = 'application/geo+json';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return context.body(bytes, 200, headers);
});
