import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { GoldRow } from './rule.ts';

/** Every listing in the form that the rules use. */
export async function readGoldRows(db: Db): Promise<GoldRow[]> {
  const { rows } = await sql<GoldRow>`
    select l.id, l.kind, coalesce(l.source, '') as source,
      concat_ws(' / ', l.title_en, l.title_ar) as name,
      concat_ws(' / ', l.description_en, l.description_ar) as text,
      coalesce((select string_agg(concat_ws(' ', one ->> 'en', one ->> 'ar'), ' | ')
        from jsonb_array_elements(b.services) as one), '') as offers,
      (select array_agg(c.slug) from category c where c.id = any (l.category_ids)) as categories,
      (select array_agg(p.slug) from place p where p.id = any (l.place_ids)) as places,
      coalesce(l.street, '') as street, coalesce(l.zip, '') as zip,
      r.bedrooms, r.accommodation,
      coalesce(g.type, '') as type, coalesce(g.brand, '') as brand, coalesce(g.color, '') as color, g.condition,
      coalesce(j.company, '') as company
    from listing l
    left join business b on b.id = l.id
    left join rental r on r.id = l.id
    left join product g on g.id = l.id
    left join job j on j.id = l.id
    where l.status = 'published'`.execute(db);
  return rows;
}
