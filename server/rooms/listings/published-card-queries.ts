import { type Compilable, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { PictureRole } from '../../../contract/pictures.ts';
import type { ListingCache } from '../../changes/listing-cache.ts';
import type { Db } from '../../database/connect.ts';
import { joinedReads, type ReadByIds } from '../../database/joined-reads.ts';
import { preparedStatement } from '../../database/prepared.ts';
import { isPublishedAt, type ListingFilter } from './filtering-queries.ts';
import type { PictureRow } from './pictures.ts';

/** The row of a card with its pictures. */
export type WithPictures<Row> = Row & { card_pictures: PictureRow[] };

/** Reads the cards of listings in the order of their ids; those not published at a moment are omitted. */
export type ReadPublishedCards<Row> = (ids: readonly number[], at: Date) => Promise<WithPictures<Row>[]>;

const example = { ids: [] as number[], at: new Date(0) };
const fromPublished = ({ ids, at }: typeof example) =>
  sql`from listing as l where l.id = any (${ids}::bigint[]) and ${isPublishedAt(at)}`;

const readPublishedIds = preparedStatement(
  'published-listings',
  example,
  (_db, of) => sql<{ id: number }>`select l.id ${fromPublished(of)}`,
);

const countPublished = preparedStatement(
  'published-count',
  example,
  (_db, of) => sql<{ count: number }>`select count(*)::int as count ${fromPublished(of)}`,
);

/** The published ones of some ids. Nearly always these are all of them, and one number says so. */
async function readPublished(db: Db, ids: number[], at: Date): Promise<Map<number, true>> {
  const [counted] = await countPublished(db, { ids, at });
  const published =
    counted?.count === ids.length ? ids : (await readPublishedIds(db, { ids, at })).map(({ id }) => id);
  return new Map(published.map((id) => [id, true]));
}

const checks = new WeakMap<Db, ReadByIds<true>>();

/** Which listings are published at a moment, whatever their type: lists of all types share the query. */
function publishedAmong(db: Db): ReadByIds<true> {
  const known = checks.get(db);
  if (known) return known;
  const check = joinedReads<true>((ids, at) => readPublished(db, ids, at));
  checks.set(db, check);
  return check;
}

/** The pictures of the listing `l` with given roles, as `presentPictures` takes them. */
const picturesWith = (roles: readonly PictureRole[]) =>
  sql<PictureRow[]>`(
    select coalesce(json_agg(p), '[]') from (
      select lm.listing_id, lm.role, lm.position, lm.alt_en, lm.alt_ar,
        m.id, m.key, m.width, m.height, m.placeholder, m.variants
      from listing_media as lm join media as m on m.id = lm.media_id
      where lm.listing_id = l.id and lm.role in (${sql.join(roles.map((role) => sql.lit(role)))})
    ) as p
  )`.as('card_pictures');

interface CardQueries<F extends ListingFilter> {
  kind: ListingKind;
  cards(db: Db, filter: F): { select(column: ReturnType<typeof picturesWith>): Compilable<unknown> };
}

/**
 * The cards of a type, cached until their listings change. Cached cards of listings withdrawn a moment ago, before
 * their notification has arrived, are not returned.
 * @param roles of the pictures that cards display
 */
export function createPublishedCards<F extends ListingFilter, Row extends { id: number }>(
  db: Db,
  { kind, cards }: CardQueries<F>,
  cache: ListingCache<WithPictures<Row>>,
  roles: readonly PictureRole[],
): ReadPublishedCards<Row> {
  const readRows = preparedStatement(
    `cards-of-${kind}`,
    { ids: [] as number[], at: new Date(0) },
    (one, { ids, at }) => {
      const filter = { at, only: ids } satisfies ListingFilter as ListingFilter as F;
      return cards(one, filter).select(picturesWith(roles)) as Compilable<WithPictures<Row>>;
    },
  );
  const readPublishedRows = joinedReads<WithPictures<Row>>(
    async (ids, at) => new Map((await readRows(db, { ids, at })).map((row) => [row.id, row])),
  );
  return async (ids, at) => {
    const cached = cache.known(ids);
    const missing = ids.filter((id) => !cached.has(id));
    const [published, read] = await Promise.all([
      publishedAmong(db)([...cached.keys()], at),
      cache.read(missing, async () => {
        const rows = await readPublishedRows(missing, at);
        return missing.flatMap((id) => {
          const row = rows.get(id);
          return row ? [[id, row] as const] : [];
        });
      }),
    ]);
    // The check is shared: it may have ids that only another request has cached.
    const cardOf = (id: number) => {
      const card = cached.get(id);
      if (!card) return read.get(id);
      return published.has(id) ? card : undefined;
    };
    return ids.flatMap((id) => cardOf(id) ?? []);
  };
}
