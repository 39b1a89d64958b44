import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { columnOf, type FieldFilter, type ListingField } from '../../../contract/listing-fields.ts';
import type { CellValue } from '../counts/service.ts';
import { atLeastFacet, codeFacet, type Facet } from './facets.ts';
import type { SortOrder } from './sorting-queries.ts';

/* SQL for the declaration of a field (`contract/listing-fields.ts`). */

/** The source of a field: its column with the table alias, or the expression of a computed one. */
export interface FieldSource {
  column: string;
  expression: RawBuilder<SqlBool> | undefined;
}

function isOn({ type }: ListingField, { column, expression }: FieldSource): RawBuilder<SqlBool> {
  if (expression) return expression;
  // As in the index.
  return type === 'list'
    ? sql<SqlBool>`${sql.ref(column)} <> '{}'`
    : sql<SqlBool>`${sql.ref(column)} = ${true}`;
}

/** The condition of a filter value. */
export function conditionOf(field: ListingField, source: FieldSource, value: unknown): RawBuilder<SqlBool> {
  const { operator, wildcard, isZeroExact } = field.filter as FieldFilter;
  const column = sql.ref(source.column);
  if (operator === 'isOn') return isOn(field, source);
  if (operator === 'has') return sql<SqlBool>`${column} @> array[${value}::text]`;
  if (operator === 'atMost') return sql<SqlBool>`${column} <= ${value}`;
  if (operator === 'atLeast' && !(isZeroExact && value === 0)) return sql<SqlBool>`${column} >= ${value}`;
  return wildcard === undefined
    ? sql<SqlBool>`${column} = ${value}`
    : sql<SqlBool>`${column} in (${value}, ${wildcard})`;
}

/** The condition of a filter value on cells. */
export function fitsCell({ filter }: ListingField, wanted: unknown): (value: CellValue) => boolean {
  const { operator, wildcard, isZeroExact } = filter as FieldFilter;
  if (operator === 'isOn') return (value) => value === true;
  if (operator === 'has') return (value) => Array.isArray(value) && value.includes(wanted as string);
  if (operator === 'equals')
    return (value) => value === wanted || (wildcard !== undefined && value === wildcard);
  const bound = wanted as number;
  return (value) => {
    if (typeof value !== 'number') return false;
    if (operator === 'atMost') return value <= bound;
    return isZeroExact && bound === 0 ? value === 0 : value >= bound;
  };
}

const array = (values: readonly string[]) => sql`array[${sql.join(values.map((value) => sql.lit(value)))}]`;

/** The facet of a field; undefined if its filter has none. */
export function facetOf<F>(name: keyof F, field: ListingField, source: FieldSource): Facet<F> | undefined {
  const { filter, type, codes = [] } = field;
  if (!filter?.dimension) return undefined;
  const { parameter, operator, dimension, wildcard, values = codes } = filter;
  const column = sql.ref(source.column);
  const base = { name: parameter, own: [name], facet: { dimension } };
  if (operator === 'isOn') {
    const value = sql`case when ${isOn(field, source)} then 1 end`;
    return { ...base, value, present: (counts) => codeFacet(counts, ['1']) };
  }
  if (operator === 'has')
    return { ...base, value: column, many: true, present: (counts) => codeFacet(counts, values) };
  if (operator !== 'equals') {
    const value = type === 'decimal' ? sql`trim_scale(${column})` : column;
    return { ...base, value, present: (counts) => atLeastFacet(counts) };
  }
  if (wildcard === undefined)
    return { ...base, value: column, present: (counts) => codeFacet(counts, values) };
  return {
    ...base,
    value: sql`case when ${column} = ${sql.lit(wildcard)} then ${array(values)}
      when ${column} = any(${array(values)}) then array[${column}] end`,
    many: true,
    facet: {
      dimension,
      valuesOf: (value) => {
        if (value === wildcard) return values;
        return values.includes(String(value)) ? [String(value)] : [];
      },
    },
    present: (counts) => codeFacet(counts, values),
  };
}

/** Above every number in a column, so that missing values are last. */
const beyond = { ascending: 2_147_483_647, descending: -1 };

/** The sort orders by a field, by name. */
export function orderBy({ sorts = {}, type }: ListingField, column: string): Record<string, SortOrder> {
  return Object.fromEntries(
    Object.entries(sorts).map(([name, direction]) => [
      name,
      {
        name,
        key: sql`coalesce(${sql.ref(column)}, ${sql.lit(beyond[direction])})`,
        type: type === 'integer' ? 'integer' : 'double precision',
        descending: direction === 'descending',
        isOfDetail: true,
      } as const,
    ]),
  );
}

/** A field as selected for cards and details: personal data of anonymous posters is not read. */
export function selected(name: string, { isShared, isPersonal }: ListingField, alias: string) {
  const column = columnOf(name) as string;
  const reference = `${isShared ? 'l' : alias}.${column}`;
  if (!isPersonal) return reference;
  return sql`case when l.anonymous then null else ${sql.ref(reference)} end`.as(column);
}
