import { fold } from '../../../contract/search.ts';
import { slugOf } from '../../../contract/slugs.ts';
import type { Db } from '../../database/connect.ts';
import { type Area, areaContains, middleOfArea } from '../../geography/areas.ts';
import { boroughOf } from '../../geography/boroughs.ts';
import { TransferError } from '../../transfer/transfer-error.ts';
import { addReferenceData, type Catalog, type PlaceRow, readCatalog } from '../catalog/service.ts';
import { type NamedArea, readOutlineFile } from './outline-file.ts';
import { storeOutlines } from './outlines.ts';

/** A few names in one message; the rest is counted. */
const namedAtMost = 12;

export interface OutlineImport {
  /** Adds areas that are not neighborhoods of the site. */
  adds: boolean;
  isDry: boolean;
  /** The Arabic name of an area if the file has none. */
  arabicName: (english: string) => string | undefined;
}

export interface ImportedOutlines {
  /** Slugs of the places whose outlines were replaced. */
  replaced: string[];
  /** Slugs of the added places. */
  added: string[];
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

/** Areas by place; those of one place are merged. */
function matched(areas: readonly NamedArea[], catalog: Catalog) {
  const places = catalog.places.filter(({ kind }) => kind !== 'borough');
  const known = new Map<PlaceRow, NamedArea[]>();
  const others: NamedArea[] = [];
  for (const one of areas) {
    const place = placeNamed(
      one,
      isInCity(one) ? places.filter(({ parent_id }) => parent_id !== null) : places,
    );
    if (place) known.set(place, [...(known.get(place) ?? []), one]);
    else others.push(one);
  }
  // An area with another name belongs to the place whose point it contains.
  for (const place of places) {
    if (known.has(place)) continue;
    const at = others.findIndex(({ area, slug }) => !slug && areaContains(area, place));
    if (at >= 0) known.set(place, others.splice(at, 1));
  }
  return { known, others };
}

const listed = (names: readonly string[]) =>
  names.length > namedAtMost
    ? `${names.slice(0, namedAtMost).join(', ')} and ${names.length - namedAtMost} more`
    : names.join(', ');

/** An area as a new place, in the borough that contains it. */
function newPlace(one: NamedArea, catalog: Catalog, arabic: string) {
  const middle = middleOfArea(one.area);
  const named = catalog.places.find(
    ({ kind, name_en }) =>
      kind === 'borough' && one.borough && nameKey(name_en.replace(/^The /, '')) === nameKey(one.borough),
  );
  const borough = named ?? catalog.placeBySlug(boroughOf(middle) ?? '');
  if (!borough)
    throw new TransferError(
      `${one.en} lies in no borough of the city. Only neighborhoods of the city can be added; give it the slug of a place to replace that one’s outline.`,
    );
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
 * Replaces the outlines of places by those of a GeoJSON file, and optionally adds unknown areas. Atomic.
 * @throws TransferError
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
  const slugs = others.map(({ slug, en }) => slug ?? slugOf(en));
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index || catalog.placeBySlug(slug));
  if (options.adds && twice) throw new TransferError(`Two areas would have the address “${twice}”.`);
  const arabic = others.map((one) => one.ar ?? options.arabicName(one.en));
  const nameless = others.filter((_, index) => !arabic[index]).map(({ en }) => en);
  if (options.adds && nameless.length > 0)
    throw new TransferError(`No Arabic name is known of ${listed(nameless)}. Give each a property name_ar.`);
  if (known.size === 0 && !options.adds)
    throw new TransferError(
      'The site knows none of these areas by name or place. With --add they are added.',
    );
  const added = options.adds ? others.map((one, index) => newPlace(one, catalog, arabic[index] ?? '')) : [];
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
        ...[...known].map(([{ id }, parts]) => ({ placeId: id, area: joined(parts) })),
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
    })
    .catch((error) => {
      if (!(error instanceof Rollback)) throw error;
    });
  return {
    replaced: [...known.keys()].map(({ slug }) => slug),
    added: added.map(({ reference }) => reference.slug),
    unknown: options.adds ? [] : others.map(({ en }) => en),
    uninhabited: areas.length - inhabited.length,
  };
}

const joined = (parts: readonly NamedArea[]): Area => parts.flatMap(({ area }) => area);
