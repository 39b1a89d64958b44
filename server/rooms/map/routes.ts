import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../contract/errors.ts';
import { isLang } from '../../../contract/locales.ts';
import { type MapScheme, mapPalette } from '../../../contract/map-palette.ts';
import { type PicturedKind, picturedKinds } from '../../../contract/map-picture.ts';
import { baseMap } from '../../geography/base-map.ts';
import { drawnMap } from '../../geography/drawn/drawn-map.ts';
import { createBodyStore, type FixedText } from '../../http/body-store.ts';
import { namesTag, pickEncoding, takesGzip } from '../../http/encoding.ts';
import { glyphRange, rangeSize } from '../../street-map/letters/glyphs.ts';
import { createOutlines, type WeightName, weights } from '../../street-map/letters/outlines.ts';
import type { CurrentMap } from './current-map.ts';
import { type AskAsGuest, createPictures, type Pictures } from './pictures.ts';
import type { StreetMap } from './street-map.ts';

const store = createBodyStore(256 * 1024);

const base = { key: 'base', make: () => JSON.stringify(baseMap()), rare: true };
const drawing = { key: 'drawing', make: () => drawnMap().text, rare: true };

const forever = 'public, max-age=31536000, immutable';
const closestZoom = 22;
/** The number of glyph files in memory: all that the site's languages require, in both weights. */
const glyphRanges = 32;
const lastCharacter = 0xffff;
const packing = promisify(gzip);
const gunzipped = promisify(gunzip);
const gzipped = async (bytes: Uint8Array) => new Uint8Array(await packing(bytes, { level: 9 }));
const isScheme = (name: string | undefined): name is MapScheme =>
  name !== undefined && Object.hasOwn(mapPalette, name);
const isWeight = (name: string): name is WeightName => Object.hasOwn(weights, name);

async function outlinesAnswer(context: Context, text: FixedText, caching: string): Promise<Response> {
  const encoding = pickEncoding(context.req.header('accept-encoding'));
  const { bytes, etag } = await store.read(text, encoding);
  const headers: Record<string, string> = {
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    etag,
  };
  if (namesTag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  headers['content-type'] = 'application/geo+json';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return context.body(bytes, 200, headers);
}

/** Outlines and names of neighborhoods, for the same maps. An import can replace them. */
async function areasAnswer(context: Context, areas: MapNeeds['areas']): Promise<Response> {
  const features = await areas();
  const text = areaTexts.get(features) ?? fixedText(features);
  areaTexts.set(features, text);
  return outlinesAnswer(context, text, 'public, max-age=600');
}

/** By their features, which are the same object until a neighborhood changes. */
const areaTexts = new WeakMap<object, FixedText>();

function fixedText(features: object): FixedText {
  const text = JSON.stringify(features);
  const key = `areas ${createHash('sha256').update(text).digest('base64url')}`;
  return { key, make: () => text, rare: true };
}

/** A tile's column, row and zoom, if the world has such a tile. */
function tileOf(context: Context): { z: number; x: number; y: number } | undefined {
  const [z, x, y] = ['z', 'x', 'y'].map((name) => Number(context.req.param(name))) as [
    number,
    number,
    number,
  ];
  return z <= closestZoom && x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined;
}

/**
 * A tile of the street map. A URL with the archive's version never changes; one with another version, from a page
 * that was loaded before the archive was replaced, returns the current tile and is not cached.
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

const outlines = createOutlines();
const glyphStore = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: glyphRanges });

/** Glyphs of map labels in ranges of 256 characters. */
async function glyphAnswer(context: Context): Promise<Response> {
  const stack = context.req.param('stack') ?? '';
  const [first = 0, last] = (context.req.param('range') ?? '').split('-').map(Number);
  if (!isWeight(stack) || first % rangeSize !== 0 || last !== first + rangeSize - 1 || last > lastCharacter)
    throw new AppError('not_found');
  const key = `${stack} ${first}`;
  const made = glyphStore.get(key) ?? glyphRange(outlines, stack, first).then(gzipped);
  glyphStore.set(key, made);
  made.catch(() => glyphStore.delete(key));
  const packed = await made;
  const headers: Record<string, string> = {
    'cache-control': forever,
    'content-type': 'application/x-protobuf',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  };
  if (!takesGzip(context.req.header('accept-encoding')))
    return context.body(new Uint8Array(await gunzipped(packed)), 200, headers);
  return context.body(packed, 200, { ...headers, 'content-encoding': 'gzip' });
}

/** A static map of a public location. */
async function pictureAnswer(context: Context, pictures: Pictures | undefined): Promise<Response> {
  const kind = context.req.param('kind') as PicturedKind;
  const [lang, scheme] = (context.req.param('look') ?? '').slice(0, -'.webp'.length).split('-');
  if (!pictures || !picturedKinds.includes(kind) || !isLang(lang) || !isScheme(scheme))
    throw new AppError('not_found');
  const found = await pictures.find(kind, Number(context.req.param('id')), { lang, scheme });
  if (!found) throw new AppError('not_found');
  const isNamed = context.req.query('v') === found.version;
  return context.body(await found.draw(), 200, {
    'content-type': 'image/webp',
    'cache-control': isNamed ? forever : 'public, max-age=600',
    'x-content-type-options': 'nosniff',
  });
}

export interface MapNeeds {
  streetMap: CurrentMap | undefined;
  ask: AskAsGuest;
  /** Outlines and names of neighborhoods, as GeoJSON. */
  areas: () => Promise<object>;
  city: string;
}

/** The data of maps, and static maps. */
export function mapRoutes({ streetMap, ask, areas, city }: MapNeeds) {
  /** Pictures of the current map: after it is replaced, all are rendered again. */
  let drawn: { map: StreetMap; pictures: Pictures } | undefined;
  const picturesOf = (map: StreetMap | undefined): Pictures | undefined => {
    if (map && drawn?.map !== map) drawn = { map, pictures: createPictures(map, outlines, ask, city) };
    return map && drawn?.pictures;
  };
  return (
    new Hono()
      // Outlines of land and boroughs, the base of maps without a street map.
      .get('/map/base.json', (context) => outlinesAnswer(context, base, forever))
      // Shores, parks and main streets between them; a new version of the site may change it.
      .get('/map/drawing.json', (context) => outlinesAnswer(context, drawing, 'public, max-age=86400'))
      .get('/map/areas.json', (context) => areasAnswer(context, areas))
      .get('/map/tiles/:version{[\\w-]{12}}/:z{[0-9]{1,2}}/:x{[0-9]{1,7}}/:y{[0-9]{1,7}}', (context) => {
        const current = streetMap?.current();
        if (!current) throw new AppError('not_found');
        return tileAnswer(context, current);
      })
      .get('/map/glyphs/1/:stack/:range{[0-9]{1,5}-[0-9]{1,5}}', glyphAnswer)
      .get('/map/pictures/:kind/:id{[1-9][0-9]{0,14}}/:look{[a-z]+-[a-z]+\\.webp}', (context) =>
        pictureAnswer(context, picturesOf(streetMap?.current())),
      )
      .get('/map/*', () => {
        throw new AppError('not_found');
      })
  );
}
