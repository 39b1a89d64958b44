import { type RawBuilder, type Selectable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
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
import type { ListingTable } from '../../database/tables.ts';
import type { CellConditions } from '../counts/service.ts';
import { both } from './cell-conditions.ts';
import { type Facet, placeFacet } from './facets.ts';
import { conditionOf, facetOf, fitsCell, orderBy, selected } from './field-queries.ts';
import { isWanted, type ListingFilter, narrowed } from './filtering-queries.ts';
import { listsOf } from './list-queries.ts';
import type { Listings } from './ranking-queries.ts';
import { type ListingSort, orderOf, type SortOrder } from './sorting-queries.ts';

/** The filters of a kind: shared ones, and those of its fields. */
export type KindFilter<F extends ListingFields> = ListingFilter & FilterValues<F>;

/** The columns of a kind's fields in cards, or in details besides. */
export type FieldColumns<Table, F, W extends On> = Pick<
  Selectable<Table>,
  OwnColumns<F, { on: W }> & keyof Selectable<Table>
>;

/** A filter that no field declares: its condition, and its condition on cells, if there is one. */
export interface OwnFilter<F> {
  name: keyof F & string;
  conditions?(filter: F): RawBuilder<SqlBool>[];
  cell?(filter: F): CellConditions;
  /** The condition on the index in memory, if it differs from that on cells. */
  indexed?(filter: F): CellConditions;
}

/** The queries of one kind: its declared fields, and its specific SQL. */
export interface KindDefinition<F extends ListingFilter> {
  kind: ListingKind;
  /** The alias of its own table in queries; `listing` is `l`. */
  alias: string;
  fields: ListingFields;
  /** Additional columns and expressions for cards, and for details. */
  columns: { card: readonly unknown[]; detail: readonly unknown[] };
  /** The expressions of computed fields. */
  expressions?: Readonly<Record<string, RawBuilder<SqlBool>>>;
  /** Columns of `listing` that duplicate the kind's own, for indexes. */
  repeated?: Readonly<Record<string, string>>;
  /** The `postType` of wanted posts. */
  wanted?: string;
  /** Its cells contain whether a listing has a position. */
  isMapped?: boolean;
  ownFilters?: readonly OwnFilter<F>[];
  /** Facets besides those of fields and places. */
  ownFacets?(moment: CityMoment): Facet<F>[];
  /** Additional sort orders; they may depend on the filter. */
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

/** Filtering, counting, sorting and reading of a kind's listings, derived from its definition. */
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

  /** The conditions of a filter besides the shared ones. */
  function conditions(filter: F): RawBuilder<SqlBool>[] {
    const ofFields = filters.flatMap(([name, field]) => {
      const value = filter[name];
      if (value === undefined) return [];
      const source = sourceOf(name, field);
      const found = conditionOf(field, { ...source, column: repeated[name] ?? source.column }, value);
      // Two equivalent expressions: the listing's own column matches the indexes by price.
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

  /** The same, with the columns of a card: which these are is known from the definition only. */
  const cards = (db: Db, filter: F) =>
    filtered(db, filter).select(cardColumns) as SelectQueryBuilder<{ l: ListingTable }, 'l', Row>;
  const needsDetail = (filter: F) => conditions(filter).length > 0;

  /** The conditions of a filter on values; null if they cannot express it. */
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

  /** The conditions on cells; null if cells cannot express it. */
  const cellConditions = (filter: F) => conditionsBy(filter, ({ cell }) => cell?.(filter));
  /** The conditions on the index in memory; null if it does not support it. */
  const indexConditions = (filter: F) =>
    conditionsBy(filter, ({ cell, indexed }) => (indexed ?? cell)?.(filter));
  const lists = listsOf<F, Row>({ kind, needsDetail, filtered, indexConditions, cards });

  /** The facets of a moment, which serve all requests of its minute. */
  const facetsOfMoments = new WeakMap<CityMoment, Facet<F>[]>();

  /** @param moment in the city's time zone: determines what is open */
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
    /** The sort order of a list: by a field, or a shared one. */
    orderOf: (sort: string, filter: F, lang: Lang): SortOrder => {
      const own = ordersByField[sort];
      if (own) return typeof own === 'function' ? own(filter) : own;
      return orderOf(sort as ListingSort, filter, lang);
    },
    /** A listing with all columns, whatever its status, or undefined. */
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
