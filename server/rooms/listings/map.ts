import type { ListingKind } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { type Box, type MapContent, mostMapPoints } from '../../../contract/map.ts';
import type { Db } from '../../database/connect.ts';
import { type Catalog, eitherOf, nameOf } from '../catalog/service.ts';
import type { CellConditions } from '../counts/service.ts';
import { type CountedKind, conditionsOf } from './counting.ts';
import type { ListingFilter } from './filtering-queries.ts';
import { findIndexed, type Indexed } from './indexed-lists.ts';
import {
  type Mapped,
  mostMapped,
  readClusters,
  readMappedIds,
  readPins,
  withinBounds,
  withinBox,
} from './map-queries.ts';
import { mostCompared } from './ranking-queries.ts';
import { type RankedList, rankedIds } from './rankings.ts';

/** Up to this number of listings the filter is evaluated first, for longer lists the position. */
const few = 2_000;
/** The minimum number of visible parts of the city for clustering by them. */
const leastPlaces = 4;
const dayMs = 86_400_000;

interface Source<F extends ListingFilter> {
  db: Db;
  filter: F;
  facetCounts: CountedKind<F>;
  indexed: Indexed<F>;
  catalog: Catalog;
  lang: Lang;
  ranked: (filter: F) => Omit<RankedList<never>, 'readRows'>;
  /** The filtered rows of `listing as l`, without a selection. */
  filtered: (db: Db, filter: F) => unknown;
}

const isIn = ({ south, west, north, east }: Box, { lat, lng }: { lat: number; lng: number }) =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** The number of listings in each visible part of the city, by the stored counts. */
function placeClusters<F extends ListingFilter>(
  { facetCounts: { counts, kind }, catalog, lang }: Source<F>,
  conditions: CellConditions,
  box: Box,
): MapContent['clusters'] {
  const { facets } = counts.count(kind, conditions, [
    // The innermost place comes first.
    { name: 'place', dimension: 'city', valuesOf: (value) => [String((value as readonly number[])[0])] },
  ]);
  return (facets.place ?? []).flatMap(({ value, count }) => {
    const place = catalog.place(Number(value));
    if (!place || !isIn(box, place) || count <= 0) return [];
    return [{ point: { lat: place.lat, lng: place.lng }, count, name: nameOf(place, lang) }];
  });
}

/** The candidates: those of a short list, those matching the query, or the first in that map view. */
async function mapped<F extends ListingFilter>(
  source: Source<F>,
  total: number | null,
  box: Box,
): Promise<{ kind: ListingKind; query: Mapped; isWhole: boolean }> {
  const { db, filter, filtered, ranked, facetCounts, indexed } = source;
  const { kind } = facetCounts;
  if (filter.match) {
    const found = findIndexed(indexed, filter);
    const { ids, isWhole } = found
      ? { ids: found.best(mostCompared).map(({ id }) => id), isWhole: found.total <= mostCompared }
      : await rankedIds(db, ranked(filter), filter.match);
    const only = filtered(db, { ...filter, match: undefined, only: ids }) as Mapped;
    return { kind, query: withinBox(only, box), isWhole };
  }
  const query = filtered(db, filter) as Mapped;
  if (total !== null && total <= few) return { kind, query: withinBox(query, box), isWhole: true };
  return { kind, query: withinBounds(query, kind, box), isWhole: false };
}

/**
 * The content of a list's map: single places if there are few, otherwise clusters, by parts of the city at low zoom
 * and in squares at high zoom. The cost hardly depends on their number.
 */
export async function readMap<F extends ListingFilter>(
  source: Source<F>,
  { box, zoom }: { box: Box; zoom: number },
): Promise<MapContent> {
  const { db, filter, facetCounts, catalog, lang } = source;
  const conditions = conditionsOf(facetCounts, { ...filter, near: filter.near ?? { lat: 0, lng: 0 } });
  let total: number | null = null;
  if (conditions) {
    await facetCounts.counts.fresh(filter.at);
    total = facetCounts.counts.count(facetCounts.kind, conditions, []).total;
    const clusters = placeClusters(source, conditions, box);
    const seen = clusters.reduce((sum, { count }) => sum + count, 0);
    if (clusters.length >= leastPlaces && seen > mostMapPoints)
      return { clusters, points: [], isExact: true };
  }
  const { query, isWhole } = await mapped(source, total, box);
  const ids = await readMappedIds(query, mostMapPoints + 1);
  if (ids.length > mostMapPoints) {
    const rows = await readClusters(db, query, zoom);
    const clusters = rows.map(({ count, lat, lng }) => ({ point: { lat, lng }, count, name: null }));
    const seen = rows.reduce((sum, { count }) => sum + count, 0);
    return { clusters, points: [], isExact: isWhole || seen < mostMapped };
  }
  const pins = await readPins(db, ids);
  const newSince = new Date(filter.at.getTime() - limits.newOnMapDays * dayMs);
  const points = pins.map((row) => {
    const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
    const { lat, lng } = row;
    return {
      id: row.id,
      point: { lat, lng },
      name: title.text,
      lang: title.lang,
      icon: catalog.category(row.category_id)?.icon ?? 'map-pin',
      priceCents: row.price_cents,
      rating: row.rating,
      isNew: row.published_at !== null && row.published_at > newSince,
    };
  });
  return { clusters: [], points, isExact: true };
}
