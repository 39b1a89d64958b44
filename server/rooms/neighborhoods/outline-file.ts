import { z } from 'zod';
import { type Area, areaOfGeometry } from '../../geography/areas.ts';
import { TransferError } from '../../transfer/transfer-error.ts';

/** In characters: outlines of a whole city have several hundred thousand. */
const mostCharacters = 20_000_000;
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

function checkedArea(read: z.infer<typeof geometry>, label: string): Area {
  const area = areaOfGeometry(read).map((polygon) =>
    polygon.map((each) => each.map(([lng = 0, lat = 0]) => [rounded(lng), rounded(lat)])),
  );
  for (const corner of area.flat(2)) {
    const [lng = 0, lat = 0] = corner;
    if (lng < around.west || lng > around.east || lat < around.south || lat > around.north)
      throw new TransferError(
        `${label} has a corner at ${lng}, ${lat}, far from the city. Coordinates must be longitude, latitude in WGS 84 degrees.`,
      );
  }
  for (const each of area.flat())
    if (each[0]?.join() !== each.at(-1)?.join())
      throw new TransferError(`${label} has a ring that does not end where it begins.`);
  return area;
}

/**
 * The areas of a GeoJSON file: features with a Polygon or MultiPolygon and a name.
 * @throws TransferError with a message for the operator that names the feature
 */
export function readOutlineFile(text: string): NamedArea[] {
  if (text.length > mostCharacters) throw new TransferError('The file is larger than 20 MB.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new TransferError(`The file is not JSON: ${(error as Error).message}.`);
  }
  const read = file.safeParse(json);
  if (!read.success)
    throw new TransferError(
      `The file is not a GeoJSON FeatureCollection of at most ${mostFeatures} features.`,
    );
  if (read.data.features.length === 0) throw new TransferError('The file has no features.');
  return read.data.features.map((one, index) => {
    const { data, error } = feature.safeParse(one);
    const label = `Feature ${index + 1}`;
    if (!data) {
      const [issue] = error.issues;
      throw new TransferError(
        `${label} is no area: ${issue?.path.slice(0, 2).join('.') || 'geometry'} must be a Polygon or MultiPolygon with closed rings.`,
      );
    }
    const properties = data.properties ?? {};
    const en = textOf(properties, 'en');
    if (!en) throw new TransferError(`${label} has no name: give it a property name_en, name or ntaname.`);
    return {
      slug: textOf(properties, 'slug'),
      en,
      ar: textOf(properties, 'ar'),
      borough: textOf(properties, 'borough'),
      area: checkedArea(data.geometry, `${label} (${en})`),
      isUninhabited: /9[89]$/.test(String(properties.ntacode ?? '')),
    };
  });
}
