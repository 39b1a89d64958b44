import { pickText } from '../../../contract/locales.ts';
import type { RentalCard } from '../../../contract/rentals.ts';
import type { Db } from '../../database/connect.ts';
import type { Asked } from '../../http/asked.ts';
import { type CatalogSource, eitherOf, namedPlace } from '../catalog/service.ts';
import { readLatestRentals } from './queries.ts';

export function createRentals(db: Db, source: CatalogSource) {
  /** The newest homes on offer, for the home page. */
  async function latest(limit: number, { lang, cityId }: Asked): Promise<RentalCard[]> {
    const [catalog, rows] = await Promise.all([source.catalog(), readLatestRentals(db, cityId, limit)]);
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: pickText(eitherOf(row.title_en, row.title_ar), lang).text,
      postType: row.post_type,
      accommodation: row.accommodation,
      priceCents: row.price_cents,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      bathroomShared: row.bathroom_shared,
      areaSqFt: row.area_sq_ft,
      area: namedPlace(catalog, row.place_id, lang),
    }));
  }
  return { latest };
}
export type Rentals = ReturnType<typeof createRentals>;
