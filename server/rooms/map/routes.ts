import { type Context, Hono } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import { baseMap } from '../../geography/base-map.ts';
import { createBodyStore } from '../../http/body-store.ts';
import { namesTag, pickEncoding, takesGzip } from '../../http/encoding.ts';
import type { StreetMap } from './service.ts';

const store = createBodyStore(256 * 1024);

const base = { key: 'base', make: () => JSON.stringify(baseMap()), rare: true };

const forever = 'public, max-age=31536000, immutable';
const closestZoom = 22;

/** Outlines, which maps are drawn from where there is no street map. */
async function baseMapAnswer(context: Context): Promise<Response> {
  const encoding = pickEncoding(context.req.header('accept-encoding'));
  const { bytes, etag } = await store.read(base, encoding);
  const headers: Record<string, string> = {
    'cache-control': forever,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    etag,
  };
  if (namesTag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  headers['content-type'] = 'application/geo+json';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return context.body(bytes, 200, headers);
}

/** A tile's column, row and zoom, where the world has such a tile. */
function tileOf(context: Context): { z: number; x: number; y: number } | undefined {
  const [z, x, y] = ['z', 'x', 'y'].map((name) => Number(context.req.param(name))) as [
    number,
    number,
    number,
  ];
  return z <= closestZoom && x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined;
}

/**
 * A tile of the street map. An address with the archive's version never changes; one with another version, of a page
 * that was loaded before the archive was replaced, answers with the tile of today and is not cached.
 */
async function tileAnswer(context: Context, streetMap: StreetMap): Promise<Response> {
  const at = tileOf(context);
  if (!at) throw new AppError('not_found');
  const tile = await streetMap.tile(at.z, at.x, at.y, takesGzip(context.req.header('accept-encoding')));
  const isCurrent = context.req.param('version') === streetMap.version;
  const headers: Record<string, string> = {
    'cache-control': isCurrent ? forever : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  };
  if (!tile) return context.body(null, 204, headers);
  headers['content-type'] = 'application/vnd.mapbox-vector-tile';
  if (tile.isGzip) headers['content-encoding'] = 'gzip';
  return context.body(tile.bytes, 200, headers);
}

/** What maps are drawn from. */
export function mapRoutes(streetMap: StreetMap | undefined) {
  return new Hono()
    .get('/map/base.json', baseMapAnswer)
    .get('/map/tiles/:version{[\\w-]{12}}/:z{[0-9]{1,2}}/:x{[0-9]{1,7}}/:y{[0-9]{1,7}}', (context) => {
      if (!streetMap) throw new AppError('not_found');
      return tileAnswer(context, streetMap);
    })
    .get('/map/*', () => {
      throw new AppError('not_found');
    });
}
