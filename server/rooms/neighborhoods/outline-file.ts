import { z } from 'zod';
import { outlineFileBytes } from '../../../contract/managed-outlines.ts';
import { type Area, areaOfGeometry } from '../../geography/areas.ts';
import { type Reason, why } from '../../transfer/reason.ts';
import { allOrNone, outlineError } from './outline-error.ts';

const mostFeatures = 1_000;
const mostCorners = 20_000;
/** Degrees around the city; anything outside has another coordinate system or swapped axes. */
const around = { west: -75, south: 40, east: -73, north: 41.5 } as const;

const position = z.array(z.number()).min(2).max(4);
const ring = z.array(position).min(4).max(mostCorners);
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
]);
const file = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).max(mostFeatures),
});
const feature = z.object({ geometry, properties: z.record(z.string(), z.unknown()).nullish() });

/** Candidate property names of files; the first that is present is used. */
const keys = {
  slug: ['slug'],
  en: ['name_en', 'name:en', 'name', 'ntaname', 'NTAName', 'neighborhood'],
  ar: ['name_ar', 'name:ar'],
  borough: ['borough', 'boro_name', 'BoroName'],
} as const;

export interface NamedArea {
  slug: string | undefined;
  en: string;
  ar: string | undefined;
  borough: string | undefined;
  area: Area;
  /** The city's statistical areas number parks, cemeteries and airports separately: they have no residents. */
  isUninhabited: boolean;
}

const longestName = 100;

function textOf(properties: Record<string, unknown>, of: keyof typeof keys): string | undefined {
  for (const key of keys[of]) {
    const value = properties[key];
    if (typeof value === 'string' && value.trim()) return value.trim().slice(0, longestName);
  }
  return undefined;
}

/** Five decimals are a meter. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const roundedArea = (read: z.infer<typeof geometry>): Area =>
  areaOfGeometry(read).map((polygon) =>
    polygon.map((each) => each.map(([lng = 0, lat = 0]) => [rounded(lng), rounded(lat)])),
  );

const isFar = ([lng = 0, lat = 0]: readonly number[]) =>
  lng < around.west || lng > around.east || lat < around.south || lat > around.north;

/** Why an area cannot be used, if so. */
function areaIssue(area: Area, index: number, name: string): Reason | undefined {
  const far = area.flat(2).find(isFar);
  if (far) return why('outline_far', { index, area: name, corner: `${far[0]}, ${far[1]}`, system: 'WGS 84' });
  const isOpen = area.flat().some((each) => each[0]?.join() !== each.at(-1)?.join());
  return isOpen ? why('outline_open', { index, area: name }) : undefined;
}

function readFeature(one: unknown, index: number): NamedArea | Reason {
  const { data } = feature.safeParse(one);
  if (!data)
    return why('outline_shape', { index, types: geometry.options.map(({ shape }) => shape.type.value) });
  const properties = data.properties ?? {};
  const en = textOf(properties, 'en');
  if (!en) return why('outline_nameless', { index, properties: [...keys.en] });
  const area = roundedArea(data.geometry);
  return (
    areaIssue(area, index, en) ?? {
      slug: textOf(properties, 'slug'),
      en,
      ar: textOf(properties, 'ar'),
      borough: textOf(properties, 'borough'),
      area,
      isUninhabited: /9[89]$/.test(String(properties.ntacode ?? '')),
    }
  );
}

function parse(text: string): unknown {
  try {
    // Editors on Windows begin files with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw outlineError('outline_json');
  }
}

/**
 * The areas of a GeoJSON file: features with a Polygon or MultiPolygon and a name.
 * @throws OutlineError that names each invalid feature
 */
export function readOutlineFile(text: string): NamedArea[] {
  if (Buffer.byteLength(text) > outlineFileBytes)
    throw outlineError('outline_large', { most: outlineFileBytes / 1e6 });
  const read = file.safeParse(parse(text));
  if (!read.success)
    throw outlineError('outline_collection', { type: 'FeatureCollection', most: mostFeatures });
  if (read.data.features.length === 0) throw outlineError('outline_empty');
  const all = read.data.features.map((one, index) => readFeature(one, index + 1));
  return allOrNone(all);
}
