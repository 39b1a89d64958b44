import type { NeighborhoodCard } from '../../../contract/neighborhoods.ts';
import { postPages } from '../../../contract/post-kinds.ts';
import { type Catalog, nameOf, type PlaceRow } from '../catalog/service.ts';
import { parentName } from '../neighborhoods/service.ts';
import type { PublishedBusiness, UpcomingEvent } from './queries.ts';

/** A row of a data set: its columns in the order of the CSV file. */
export type OpenRecord = Record<string, string | number | null>;

/** A record and its GeoJSON geometry; null if the position is unknown. */
export interface OpenFeature {
  record: OpenRecord;
  geometry: { type: string; coordinates: unknown } | null;
}

const inBoth = (name: string, row: { name_en: string; name_ar: string } | undefined): OpenRecord => ({
  [`${name}_en`]: row ? nameOf(row, 'en') : null,
  [`${name}_ar`]: row ? nameOf(row, 'ar') : null,
});

const pointOf = ({ lat, lng }: { lat: number | null; lng: number | null }): OpenFeature['geometry'] =>
  lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] };

const addressOf = (page: string, { id, slug }: { id: number; slug: string }, publicUrl: string) =>
  `${publicUrl}${page}/${id}/${encodeURIComponent(slug)}`;

/** An event with its next occurrence, as its public page presents it. */
export function eventFeature(row: UpcomingEvent, catalog: Catalog, publicUrl: string): OpenFeature {
  return {
    record: {
      id: row.id,
      title_en: row.title_en,
      title_ar: row.title_ar,
      ...inBoth('category', catalog.category(row.category_id)),
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at?.toISOString() ?? null,
      repeats: row.repeats,
      state: row.state,
      price: row.price_type,
      price_cents: row.price_cents,
      venue: row.venue,
      host: row.host,
      street: row.street,
      zip: row.zip,
      ...inBoth('place', catalog.place(row.place_id)),
      lat: row.lat,
      lng: row.lng,
      page: addressOf(postPages.event, row, publicUrl),
      updated_at: row.updated_at.toISOString(),
    },
    geometry: pointOf(row),
  };
}

/** A business as its public page presents it. */
export function businessFeature(row: PublishedBusiness, catalog: Catalog, publicUrl: string): OpenFeature {
  const { lat, lng } = row;
  return {
    record: {
      id: row.id,
      name_en: row.title_en,
      name_ar: row.title_ar,
      ...inBoth('category', catalog.category(row.category_id)),
      street: row.street,
      zip: row.zip,
      ...inBoth('place', catalog.place(row.place_id)),
      lat,
      lng,
      phone: row.phone,
      website: row.website,
      verified: row.verified ? 1 : 0,
      source: row.source,
      page: addressOf(postPages.business, row, publicUrl),
      updated_at: row.updated_at.toISOString(),
    },
    geometry: pointOf(row),
  };
}

/** A neighborhood with its outline and the number of listings there. */
export function neighborhoodFeature(
  place: PlaceRow,
  card: NeighborhoodCard,
  outline: { polygons: unknown; origin: string } | undefined,
  catalog: Catalog,
  publicUrl: string,
): OpenFeature {
  return {
    record: {
      id: place.id,
      slug: place.slug,
      ...inBoth('name', place),
      parent_en: parentName(catalog, place, 'en'),
      parent_ar: parentName(catalog, place, 'ar'),
      lat: card.point.lat,
      lng: card.point.lng,
      businesses: card.places,
      listings: card.count,
      outline: outline?.origin ?? null,
      page: `${publicUrl}/Neighborhood/${encodeURIComponent(place.slug)}`,
    },
    geometry: outline ? { type: 'MultiPolygon', coordinates: outline.polygons } : null,
  };
}
