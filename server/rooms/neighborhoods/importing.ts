import { fold } from '../../../contract/search.ts';
import { slugOf } from '../../../contract/slugs.ts';
import type { Db } from '../../database/connect.ts';
import { type Area, areaContains, middleOfArea } from '../../geography/areas.ts';
import { boroughOf } from '../../geography/boroughs.ts';
import { why } from '../../transfer/reason.ts';
import { addReferenceData, type Catalog, type PlaceRow, readCatalog } from '../catalog/service.ts';
import { allOrNone, outlineError } from './outline-error.ts';
import { type NamedArea, readOutlineFile } from './outline-file.ts';
import { storeOutlines } from './outlines.ts';

export interface OutlineImport {
  /** Adds areas that are not neighborhoods of the site. */
  adds: boolean;
  isDry: boolean;
  /** The Arabic name of an area if the file has none. */
  arabicName: (english: string) => string | undefined;
  /** Called in the transaction that writes, unless `isDry`. */
  onWritten?: ((transaction: Db, imported: ImportedOutlines) => Promise<void>) | undefined;
}

interface ReplacedOutline {
  /** The slug of the place. */
  slug: string;
  /** The names of its areas in the file. */
  areas: string[];
  /** Whether the place was found by its name or by its point. */
  by: 'name' | 'point';
}

export interface ImportedOutlines {
  /** The number of areas in the file. */
  areas: number;
  replaced: ReplacedOutline[];
  /** Slugs and names of the added places. */
  added: { slug: string; name: string }[];
  /** Names of unknown areas, if they are not added. */
  unknown: string[];
  /** Parks, cemeteries and airports. */
  uninhabited: number;
}

class Rollback extends Error {}

const nameKey = (name: string) =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/**
 * Statistical areas divide neighborhoods into “North” and “South”; but “East Flatbush” is different from Flatbush.
 */
const division = /\s+(north|south|east|west)$/i;

/** The possible names of an area, the longest first. */
function namesOf(english: string): string[] {
  const whole = english.replace(/\s*\([^)]*\)/g, '').trim();
  const parts = whole.split(/\s*[-/]\s*/);
  return [whole, ...parts].flatMap((name) => [
    name,
    name.replace(division, ''),
    name.replace(division, '').replace(/^Central\s+/i, ''),
  ]);
}

function placeNamed({ slug, en, ar }: NamedArea, places: readonly PlaceRow[]): PlaceRow | undefined {
  if (slug) return places.find((place) => place.slug === slug);
  const arabic = ar && nameKey(ar);
  for (const name of namesOf(en)) {
    const found = places.find(({ name_en }) => nameKey(name_en) === nameKey(name));
    if (found) return found;
  }
  return arabic ? places.find(({ name_ar }) => nameKey(name_ar) === arabic) : undefined;
}

/**
 * Whether an area is none of the towns around the city, which have no borough: Clifton is also a town in New Jersey.
 * One with a slug is the place that it names.
 */
const isInCity = ({ slug, area }: NamedArea) => !slug && boroughOf(middleOfArea(area)) !== undefined;

interface Match {
  by: ReplacedOutline['by'];
  parts: NamedArea[];
}

/** Areas by place; those of one place are merged. */
function matched(areas: readonly NamedArea[], catalog: Catalog) {
  const places = catalog.places.filter(({ kind }) => kind !== 'borough');
  const known = new Map<PlaceRow, Match>();
  const others: NamedArea[] = [];
  for (const one of areas) {
    const place = placeNamed(
      one,
      isInCity(one) ? places.filter(({ parent_id }) => parent_id !== null) : places,
    );
    if (place) known.set(place, { by: 'name', parts: [...(known.get(place)?.parts ?? []), one] });
    else others.push(one);
  }
  // An area with another name belongs to the place whose point it contains.
  for (const place of places) {
    if (known.has(place)) continue;
    const at = others.findIndex(({ area, slug }) => !slug && areaContains(area, place));
    if (at >= 0) known.set(place, { by: 'point', parts: others.splice(at, 1) });
  }
  return { known, others };
}

/** An area as a new place, in the borough that contains it. */
function newPlace(one: NamedArea, catalog: Catalog, arabic: string) {
  const middle = middleOfArea(one.area);
  const named = catalog.places.find(
    ({ kind, name_en }) =>
      kind === 'borough' && one.borough && nameKey(name_en.replace(/^The /, '')) === nameKey(one.borough),
  );
  const borough = named ?? catalog.placeBySlug(boroughOf(middle) ?? '');
  if (!borough) return why('outline_borough', { area: one.en, property: 'slug' });
  const slug = one.slug ?? slugOf(one.en);
  return {
    reference: {
      slug,
      kind: 'neighbourhood' as const,
      parent: borough.slug,
      state_code: borough.state_code,
      name_en: one.en,
      name_ar: arabic,
      ...middle,
      position: catalog.places.length,
    },
    concept: { slug: `place-${slug}`, terms: [one.en, arabic] },
  };
}

/**
 * Areas as new places.
 * @throws OutlineError that names each area that cannot be one
 */
function newPlaces(areas: readonly NamedArea[], catalog: Catalog, arabicName: OutlineImport['arabicName']) {
  const slugs = areas.map(({ slug, en }) => slug ?? slugOf(en));
  const made = areas.map((one, index) => {
    const slug = slugs[index] ?? '';
    if (slugs.indexOf(slug) !== index || catalog.placeBySlug(slug)) return why('outline_twice', { slug });
    const arabic = one.ar ?? arabicName(one.en);
    return arabic
      ? newPlace(one, catalog, arabic)
      : why('outline_arabic', { area: one.en, property: 'name_ar' });
  });
  return allOrNone(made);
}

/**
 * Replaces the outlines of places by those of a GeoJSON file, and optionally adds unknown areas. Atomic.
 * @throws OutlineError
 */
export async function importOutlines(
  db: Db,
  text: string,
  options: OutlineImport,
): Promise<ImportedOutlines> {
  const areas = readOutlineFile(text);
  const inhabited = areas.filter(({ isUninhabited }) => !isUninhabited);
  const catalog = await readCatalog(db);
  const { known, others } = matched(inhabited, catalog);
  const added = options.adds ? newPlaces(others, catalog, options.arabicName) : [];
  if (known.size === 0 && !options.adds) throw outlineError('outline_unknown');
  const imported: ImportedOutlines = {
    areas: areas.length,
    replaced: [...known].map(([{ slug }, { by, parts }]) => ({
      slug,
      areas: parts.map(({ en }) => en),
      by,
    })),
    added: added.map(({ reference: { slug, name_en: name } }) => ({ slug, name })),
    unknown: options.adds ? [] : others.map(({ en }) => en),
    uninhabited: areas.length - inhabited.length,
  };
  await db
    .transaction()
    .execute(async (transaction) => {
      await addReferenceData(transaction, {
        states: [],
        places: added.map(({ reference }) => reference),
        categories: [],
        concepts: added.map(({ concept }) => concept),
      });
      const { placeBySlug } = await readCatalog(transaction);
      const rows = [
        ...[...known].map(([{ id }, { parts }]) => ({ placeId: id, area: joined(parts) })),
        ...added.flatMap(({ reference }, index) => {
          const id = placeBySlug(reference.slug)?.id;
          return id === undefined ? [] : [{ placeId: id, area: others[index]?.area ?? [] }];
        }),
      ];
      await storeOutlines(
        transaction,
        rows.map((row) => ({ ...row, origin: 'imported' as const })),
      );
      if (options.isDry) throw new Rollback();
      await options.onWritten?.(transaction, imported);
    })
    .catch((error) => {
      if (!(error instanceof Rollback)) throw error;
    });
  return imported;
}

const joined = (parts: readonly NamedArea[]): Area => parts.flatMap(({ area }) => area);
