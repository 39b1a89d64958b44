import { pickText } from '../../../contract/locales.ts';
import type { ProductCard } from '../../../contract/products.ts';
import type { Db } from '../../database/connect.ts';
import type { Asked } from '../../http/asked.ts';
import { type CatalogSource, eitherOf, namedPlace, nameOf } from '../catalog/service.ts';
import { readLatestProducts } from './queries.ts';

export function createProducts(db: Db, source: CatalogSource) {
  /** The newest things for sale, for the home page. */
  async function latest(limit: number, { lang, cityId }: Asked): Promise<ProductCard[]> {
    const [catalog, rows] = await Promise.all([source.catalog(), readLatestProducts(db, cityId, limit)]);
    return rows.map((row) => {
      const category = catalog.category(row.category_id);
      return {
        id: row.id,
        slug: row.slug,
        title: pickText(eitherOf(row.title_en, row.title_ar), lang).text,
        priceCents: row.price_cents,
        postType: row.post_type,
        condition: row.condition,
        category: {
          id: row.category_id,
          name: category ? nameOf(category, lang) : '',
          icon: category?.icon ?? 'box',
        },
        area: namedPlace(catalog, row.place_id, lang),
      };
    });
  }
  return { latest };
}
export type Products = ReturnType<typeof createProducts>;
