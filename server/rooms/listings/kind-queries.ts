import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import {
  columnOf,
  type FilterValues,
  type ListingField,
  type ListingFields,
  type On,
  type OwnColumns,
} from '../../../contract/listing-fields.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { CityMoment } from '../../../contract/opening.ts';
import type { Db } from '../../database/connect.ts';
import type { CellConditions } from '../counts/service.ts';
import { both } from './cell-conditions.ts';
import { type Facet, placeFacet } from './facets.ts';
import { conditionOf, facetOf, fitsCell, orderBy, selected } from './field-queries.ts';
import { isWanted, type ListingFilter, narrowed } from './filtering-queries.ts';
import { listsOf } from './list-queries.ts';
import type { Listings } from './ranking-queries.ts';
import { type ListingSort, orderOf, type SortOrder } from './sorting-queries.ts';

/** What a kind is filtered by: what all kinds are, and its fields. */
export type KindFilter<F extends ListingFields> = ListingFilter & FilterValues<F>;

/** What the fields of a kind add to the rows of cards, or of details besides. */
export type FieldColumns<Table, F, W extends On> = Pick<
  Selectable<Table>,
  OwnColumns<F, { on: W }> & keyof Selectable<Table>
>;

/** A filter that no field declares: what it finds, and how cells are told by it, where they are. */
export interface OwnFilter<F> {
  name: keyof F & string;
  conditions?(filter: F): RawBuilder<SqlBool>[];
  cell?(filter: F): CellConditions;
  /** The same for the index in memory, where it has more to tell than cells. */
  indexed?(filter: F): CellConditions;
}

/** How one kind of listing is read: its declared fields, and what only SQL can say. */
export interface KindDefinition<F extends ListingFilter> {
  kind: ListingKind;
  /** What its own table is called in queries; `listing` is `l`. */
  alias: string;
  fields: ListingFields;
  /** What is read for cards, and for details besides, where no field says so: columns and expressions. */
  columns: { card: readonly unknown[]; detail: readonly unknown[] };
  /** What computed fields stand for. */
  expressions?: Readonly<Record<string, RawBuilder<SqlBool>>>;
  /** Columns of `listing` that repeat one of the kind's own, for its indexes. */
  repeated?: Readonly<Record<string, string>>;
  /** The `postType` of those who look for something. */
  wanted?: string;
  /** Its cells know whether a listing has a position. */
  isMapped?: boolean;
  ownFilters?: readonly OwnFilter<F>[];
  /** Facets besides those of the fields and of places. */
  ownFacets?(moment: CityMoment): Facet<F>[];
  /** Sort orders of its own; they may depend on the filter. */
  orders?: Readonly<Record<string, SortOrder | ((filter: F) => SortOrder)>>;
}

const cityFacet = <F>(): Facet<F> => ({
  name: 'city',
  value: sql`l.place_ids`,
  many: true,
  own: ['place' as keyof F],
  facet: { dimension: 'city' },
  present: (counts, { catalog, lang }) => placeFacet(counts, catalog, lang),
});

/** How the listings of a kind are filtered, counted, sorted and read, derived from its definition. */
export function queriesOf<F extends ListingFilter, Row extends { id: number }, DetailRow extends Row>(
  definition: KindDefinition<F>,
) {
  const { kind, alias, fields, columns, expressions = {}, repeated = {}, wanted, isMapped } = definition;
  const { ownFilters = [], ownFacets = () => [], orders = {} } = definition;
  const entries = Object.entries(fields) as [keyof F & string, ListingField][];
  const filters = entries.filter(([, { filter }]) => filter);
  const sourceOf = (name: string, field: ListingField) => ({
    column: `${field.isShared ? 'l' : alias}.${columnOf(name)}`,
    expression: expressions[name],
  });

  function joined(db: Db): Listings {
    return db
      .selectFrom('listing as l')
      .innerJoin(`${kind} as ${alias}` as 'product as p', `${alias}.id` as 'p.id', 'l.id');
  }

  /** What a filter asks besides what all kinds have. */
  function conditions(filter: F): RawBuilder<SqlBool>[] {
    const ofFields = filters.flatMap(([name, field]) => {
      const value = filter[name];
      if (value === undefined) return [];
      const source = sourceOf(name, field);
      const found = conditionOf(field, { ...source, column: repeated[name] ?? source.column }, value);
      // Twice the same: the listing's own column is that of the indexes by price.
      return wanted && name === 'postType' ? [found, isWanted((value as unknown) === wanted)] : [found];
    });
    const own = ownFilters.filter(({ name }) => filter[name] !== undefined);
    return [...own.flatMap((one) => one.conditions?.(filter) ?? []), ...ofFields];
  }

  function filtered(db: Db, filter: F): Listings {
    const query = conditions(filter).reduce((one, condition) => one.where(condition), joined(db));
    return narrowed(query, kind, filter);
  }

  const columnsOn = (where: 'card' | 'detail') => [
    ...columns[where],
    ...entries.flatMap(([name, field]) => (field.on === where ? [selected(name, field, alias)] : [])),
  ];
  const cardColumns = columnsOn('card') as 'l.id'[];
  const detailColumns = columnsOn('detail') as 'l.id'[];

  /** The same, with what a card shows. */
  const cards = (db: Db, filter: F) => filtered(db, filter).select(cardColumns);
  const needsDetail = (filter: F) => conditions(filter).length > 0;

  /** What a filter asks of values; null where these do not tell it. */
  function conditionsBy(
    filter: F,
    own: (filter: OwnFilter<F>) => CellConditions | undefined,
  ): CellConditions | null {
    if (filter.near && !isMapped) return null;
    let all: CellConditions = {};
    for (const one of ownFilters) {
      if (filter[one.name] === undefined) continue;
      const conditions = own(one);
      if (!conditions) return null;
      all = both(all, conditions);
    }
    for (const [name, field] of filters) {
      const value = filter[name];
      if (value === undefined) continue;
      const dimension = field.filter?.dimension;
      if (!dimension) return null;
      all = both(all, { [dimension]: fitsCell(field, value) });
    }
    return all;
  }

  /** What counts by cells are asked for; null where cells do not tell it. */
  const cellConditions = (filter: F) => conditionsBy(filter, ({ cell }) => cell?.(filter));
  /** What the index in memory is asked for; null where it does not tell it. */
  const indexConditions = (filter: F) =>
    conditionsBy(filter, ({ cell, indexed }) => (indexed ?? cell)?.(filter));
  const lists = listsOf<F, Row>({ kind, needsDetail, filtered, indexConditions, cards });

  /** The facets of a moment, which serve all requests of its minute. */
  const facetsOfMoments = new WeakMap<CityMoment, Facet<F>[]>();

  /** @param moment on the city's clock: it decides what is open */
  function facets(moment: CityMoment): Facet<F>[] {
    const known = facetsOfMoments.get(moment);
    if (known) return known;
    const made = makeFacets(moment);
    facetsOfMoments.set(moment, made);
    return made;
  }

  function makeFacets(moment: CityMoment): Facet<F>[] {
    const ofFields = filters.flatMap(([name, field]) => facetOf<F>(name, field, sourceOf(name, field)) ?? []);
    return [...ownFacets(moment), ...ofFields, cityFacet()];
  }

  const ordersByField = Object.assign(
    {},
    ...entries.map(([name, field]) => orderBy(field, sourceOf(name, field).column)),
    orders,
  ) as Record<string, SortOrder | ((filter: F) => SortOrder)>;

  return {
    ...lists,
    kind,
    filtered,
    cards,
    cellConditions,
    indexConditions,
    facets,
    /** How a list is sorted: by a field, or as all kinds are. */
    orderOf: (sort: string, filter: F, lang: Lang): SortOrder => {
      const own = ordersByField[sort];
      if (own) return typeof own === 'function' ? own(filter) : own;
      return orderOf(sort as ListingSort, filter, lang);
    },
    /** A listing with everything, whatever its status, or undefined. */
    readOne(db: Db, id: number): Promise<DetailRow | undefined> {
      const query = joined(db).select(cardColumns).select(detailColumns).where('l.id', '=', id);
      return query.executeTakeFirst() as Promise<DetailRow | undefined>;
    },
  };
}
export type KindQueries<
  F extends ListingFilter,
  Row extends { id: number },
  DetailRow extends Row,
> = ReturnType<typeof queriesOf<F, Row, DetailRow>>;
