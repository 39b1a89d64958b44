import type { Context } from 'hono';
import { Hono } from 'hono';
import type { FixedText } from '../../http/body-store.ts';
import { createBodyStore } from '../../http/body-store.ts';
import { namesTag, pickEncoding } from '../../http/encoding.ts';
import {
  badgeDrawing,
  heroDrawing,
  logoDrawing,
  patternDrawing,
  pinDrawing,
  sceneDrawing,
  sectionDrawing,
  stillLifeDrawing,
  textureDrawing,
} from './drawings.ts';

/** About 3,000 patterns. */
const STORE_BYTES = 8 * 1024 * 1024;

const store = createBodyStore(STORE_BYTES);

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
};

async function answer(context: Context, drawing: FixedText | undefined): Promise<Response> {
  if (!drawing) return context.notFound();
  const encoding = pickEncoding(context.req.header('accept-encoding'));
  const { bytes, etag } = await store.read(drawing, encoding);
  const headers: Record<string, string> = { ...HEADERS, etag };
  if (namesTag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  headers['content-type'] = 'image/svg+xml';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return context.body(bytes, 200, headers);
}

/** The last path segment without `.svg`. */
const nameOf = (context: Context): string => (context.req.param('file') ?? '').slice(0, -'.svg'.length);

/** All generated drawings, as SVG with immutable URLs. */
export const artRoutes = new Hono()
  .get('/art/pattern/:file{[^/]+\\.svg}', (context) =>
    answer(context, patternDrawing(nameOf(context), context.req.query())),
  )
  .get('/art/thing/:file{[^/]+\\.svg}', (context) =>
    answer(context, stillLifeDrawing(nameOf(context), context.req.query())),
  )
  .get('/art/badge/:file{[^/]+\\.svg}', (context) =>
    answer(context, badgeDrawing(nameOf(context), context.req.query())),
  )
  .get('/art/scene/:file{[^/]+\\.svg}', (context) => answer(context, sceneDrawing(nameOf(context))))
  .get('/art/door/:file{[^/]+\\.svg}', (context) => answer(context, sectionDrawing(nameOf(context))))
  .get('/art/hero.svg', (context) => answer(context, heroDrawing(context.req.query())))
  .get('/art/texture.svg', (context) => answer(context, textureDrawing(context.req.query())))
  .get('/art/logo.svg', (context) => answer(context, logoDrawing(context.req.query())))
  .get('/art/pin.svg', (context) => answer(context, pinDrawing()));
