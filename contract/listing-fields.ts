import { z } from 'zod';
import { switchSchema } from './envelope.ts';
import {
  choices,
  optional,
  optionalChoice,
  optionalLine,
  optionalLink,
  optionalPhone,
  wholeNumber,
} from './posting/fields.ts';
import { dateSchema } from './special-hours.ts';

/*
 * The declarations of listing kinds. A kind declares each of its fields once; lists and details, forms and their
 * validation, imports, exports and the API reference are derived from the declaration. It contains no SQL: the
 * column of a field is its name in snake case (`columnOf`), and a filter is an operator on the column.
 */

/**
 * The type of a column: `link` and `day` are texts, `clock` is minutes since midnight, `list` is an array of codes.
 */
export type FieldType =
  | 'text'
  | 'link'
  | 'day'
  | 'clock'
  | 'choice'
  | 'integer'
  | 'decimal'
  | 'switch'
  | 'list'
  | 'json';

/**
 * How a list parameter filters by a field: equality, a minimum or maximum, for `has`, list membership, or, for
 * `isOn`, true or a nonempty list.
 */
export interface FieldFilter {
  parameter: string;
  operator: 'equals' | 'atLeast' | 'atMost' | 'has' | 'isOn';
  /** The values allowed for `equals`; all values of the field by default. */
  values?: readonly string[];
  /** A value that matches every filter value, such as `any`. */
  wildcard?: string;
  /** `atLeast` 0 matches only 0, such as studios among homes. */
  isZeroExact?: true;
  /** For the API reference. */
  description?: string;
  /**
   * Its name in the count cells of the database (`product_cell` and others). Filters with one have a facet, named
   * like the parameter; lists that are filtered by others are counted by reading rows.
   */
  dimension?: string;
}

export interface ListingField {
  type: FieldType;
  /** The values of a choice or a list. */
  codes?: readonly string[];
  bounds?: { min: number; max: number; step?: number };
  /** The maximum length of a text: longer ones are rejected in forms, and truncated in imports. */
  max?: number;
  /** The form field. */
  posted: z.ZodType;
  /** The response field; fields with a custom presentation have none. */
  presented?: z.ZodType;
  /** Included in cards and details, or in details only. */
  on?: 'card' | 'detail';
  filter?: FieldFilter;
  /** Sort orders by this field and their names; listings without a value are last. */
  sorts?: Readonly<Record<string, 'ascending' | 'descending'>>;
  /** A column of `listing` instead of the kind's own table. */
  isShared?: true;
  /** Not disclosed for anonymous posters. */
  isPersonal?: true;
  /** A change of it in a published post is pending until approved. */
  waits: boolean;
  /** A text whose common values are translated. */
  isTranslated?: true;
  /** Every import writes it; other fields are unchanged unless an import maps them. */
  isAlwaysImported?: true;
  /** Its name in forms, if it differs. */
  postedAs?: string;
  /** Not a column: the server computes it with the expression of this name. */
  isComputed?: true;
}

export type ListingFields = Readonly<Record<string, ListingField>>;

function built<const Base extends object, const Options extends object>(base: Base, options: Options) {
  return { ...base, ...options } as Omit<Base, keyof Options> & Options;
}

type Options = Partial<Omit<ListingField, 'type'>>;

export const textField = <const O extends Options>(max: number, options: O) =>
  built(
    { type: 'text', max, posted: optionalLine(max), presented: z.string().nullable(), waits: true } as const,
    options,
  );

/** A telephone number. */
export const phoneNumberField = <const O extends Options>(options: O) =>
  built(
    { type: 'text', posted: optionalPhone, presented: z.string().nullable(), waits: true } as const,
    options,
  );

export const linkField = <const O extends Options>(options: O) =>
  built(
    { type: 'link', posted: optionalLink, presented: z.string().nullable(), waits: true } as const,
    options,
  );

/** A calendar day, `2027-02-08`. */
export const dayField = <const O extends Options>(options: O) =>
  built(
    { type: 'day', posted: optional(dateSchema), presented: z.string().nullable(), waits: false } as const,
    options,
  );

/**
 * A time in the city's time zone, as minutes since the preceding midnight; more than 1,440 after the next midnight.
 */
export const clockField = <const O extends Options>(bounds: { min: number; max: number }, options: O) =>
  built(
    {
      type: 'clock',
      bounds,
      posted: optional(wholeNumber(bounds, 'field.clock')),
      presented: z.number().int().nullable(),
      waits: false,
    } as const,
    options,
  );

export const choiceField = <const Codes extends readonly [string, ...string[]], const O extends Options>(
  codes: Codes,
  options: O,
) =>
  built(
    {
      type: 'choice',
      codes,
      posted: optionalChoice(codes),
      presented: z.enum(codes).nullable(),
      waits: false,
    } as const,
    options,
  );

export const integerField = <const O extends Options>(bounds: { min: number; max: number }, options: O) =>
  built(
    {
      type: 'integer',
      bounds,
      posted: optional(wholeNumber(bounds)),
      presented: z.number().int().nullable(),
      waits: false,
    } as const,
    options,
  );

/** A number in steps, such as half bathrooms. */
export const decimalField = <const O extends Options & { posted: z.ZodType }>(
  bounds: { min: number; max: number; step: number },
  options: O,
) => built({ type: 'decimal', bounds, presented: z.number().nullable(), waits: false } as const, options);

export const switchField = <const O extends Options>(options: O) =>
  built(
    { type: 'switch', posted: z.boolean().default(false), presented: z.boolean(), waits: false } as const,
    options,
  );

export const listField = <const Codes extends readonly [string, ...string[]], const O extends Options>(
  codes: Codes,
  options: O,
) =>
  built(
    { type: 'list', codes, posted: choices(codes), presented: z.array(z.enum(codes)), waits: false } as const,
    options,
  );

export const jsonField = <Posted extends z.ZodType, const O extends Options>(posted: Posted, options: O) =>
  built({ type: 'json', posted, waits: true } as const, options);

type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** The column of a field, and its name in exports. */
export function columnOf<const Name extends string>(name: Name): SnakeCase<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** The names of the fields that satisfy a condition on types. */
type NamesOf<F, Condition> = { [N in keyof F]: F[N] extends Condition ? N : never }[keyof F] & string;

/** The names of the fields that are columns. */
export type ColumnNames<F> = Exclude<NamesOf<F, ListingField>, NamesOf<F, { isComputed: true }>>;
type OwnNames<F> = Exclude<NamesOf<F, ListingField>, NamesOf<F, { isShared: true } | { isComputed: true }>>;

/** The columns of the kind's own table. */
export type OwnColumns<F, Condition = unknown> = SnakeCase<OwnNames<F> & NamesOf<F, Condition>>;

export type On = 'card' | 'detail';
type PresentedNames<F, W extends On> = NamesOf<F, { on: W; presented: z.ZodType }>;
export type Presented<F, W extends On> = {
  [N in PresentedNames<F, W>]: F[N] extends { presented: infer S extends z.ZodType } ? z.output<S> : never;
};

const pick = <F extends ListingFields>(fields: F, fits: (field: ListingField, name: string) => boolean) =>
  Object.entries(fields).filter(([name, field]) => fits(field, name));

/** The response fields of cards, or of details besides. */
export function presentedShape<F extends ListingFields, W extends On>(fields: F, where: W) {
  const own = pick(fields, ({ on, presented }) => on === where && presented !== undefined);
  return Object.fromEntries(own.map(([name, { presented }]) => [name, presented])) as {
    [N in PresentedNames<F, W>]: F[N] extends { presented: infer S } ? S : never;
  };
}

/** The fields of the kind's own table. */
const own = (fields: ListingFields) => pick(fields, ({ isShared, isComputed }) => !(isShared || isComputed));

type PostedName<F, N extends keyof F> = F[N] extends { postedAs: infer P extends string } ? P : N;

/** The form fields of the kind's own table. */
export function postedShape<F extends ListingFields>(fields: F) {
  return Object.fromEntries(
    own(fields).map(([name, { posted, postedAs }]) => [postedAs ?? name, posted]),
  ) as {
    [N in OwnNames<F> as PostedName<F, N> & string]: F[N] extends { posted: infer S } ? S : never;
  };
}

type PostedNames<F> = { [N in OwnNames<F>]: PostedName<F, N> }[OwnNames<F>] & string;

/** The row of the kind's own table for a validated form submission. */
export function rowOfPost<F extends ListingFields, P extends Readonly<Record<PostedNames<F>, unknown>>>(
  fields: F,
  post: P,
) {
  const given: Readonly<Record<string, unknown>> = post;
  return Object.fromEntries(
    own(fields).map(([name, { postedAs }]) => [columnOf(name), given[postedAs ?? name]]),
  ) as { [N in OwnNames<F> as SnakeCase<N>]: P[PostedName<F, N> & keyof P] };
}

/** The reverse of `rowOfPost`: the form submission that would produce this row. */
export function postOfRow<F extends ListingFields>(fields: F, row: object) {
  const columns = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    own(fields).map(([name, { postedAs }]) => [postedAs ?? name, columns[columnOf(name)]]),
  ) as Record<PostedNames<F>, unknown>;
}

/** The fields, by form name, whose changes take effect at once. */
export function postedAtOnce<F extends ListingFields>(fields: F) {
  const names = own(fields).flatMap(([name, { waits, postedAs }]) => (waits ? [] : [postedAs ?? name]));
  return names as PostedNames<F>[];
}

type Enum<V extends readonly string[]> = z.ZodOptional<z.ZodEnum<{ [Value in V[number]]: Value }>>;
type ParameterSchema<F> = F extends { filter: { operator: 'isOn' } }
  ? typeof switchSchema
  : F extends { filter: { operator: 'atLeast' | 'atMost' } }
    ? z.ZodOptional<z.ZodCoercedNumber>
    : F extends { filter: { values: infer V extends readonly string[] } }
      ? Enum<V>
      : F extends { codes: infer V extends readonly string[] }
        ? Enum<V>
        : z.ZodOptional<z.ZodString>;

function parameterSchema({ filter, codes = [], bounds, type }: ListingField): z.ZodType {
  if (filter?.operator === 'isOn') return switchSchema;
  if (filter?.operator === 'equals' || filter?.operator === 'has')
    return z.enum(filter.values ?? codes).optional();
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = bounds ?? {};
  const number = z.coerce.number().min(min).max(max);
  return (type === 'integer' ? number.int() : number.multipleOf(step)).optional();
}

type FilterNames<F> = NamesOf<F, { filter: FieldFilter }>;
type ParameterOf<F> = F extends { filter: { parameter: infer P extends string } } ? P : never;

/** The filter parameters of a list. */
export function parametersOf<F extends ListingFields>(fields: F) {
  const filtered = pick(fields, ({ filter }) => filter !== undefined);
  return Object.fromEntries(
    filtered.map(([, field]) => {
      const schema = parameterSchema(field);
      const { parameter, description } = field.filter as FieldFilter;
      return [parameter, description ? schema.describe(description) : schema];
    }),
  ) as { [N in FilterNames<F> as ParameterOf<F[N]>]: ParameterSchema<F[N]> };
}

/** The filters of a list by field name; undefined ones have no effect. */
export type FilterValues<F> = {
  [N in FilterNames<F>]?:
    | (F[N] extends { filter: { operator: 'isOn' } } ? true : NonNullable<z.output<ParameterSchema<F[N]>>>)
    | undefined;
};

type SortNames<F> = {
  [N in keyof F]: F[N] extends { sorts: infer S } ? keyof S & string : never;
}[keyof F];

/** The names of the sort orders by fields. */
export function sortsOf<F extends ListingFields>(fields: F): SortNames<F>[] {
  return Object.values(fields).flatMap(({ sorts = {} }) => Object.keys(sorts)) as SortNames<F>[];
}
