import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { columnOf } from '../../contract/listing-fields.ts';
import {
  type FieldName,
  fieldNames,
  formats,
  importedFields,
  kindNames,
  type TransferKind,
} from './fields.ts';
import { why } from './reason.ts';
import { TransferError } from './transfer-error.ts';
import { type TransformName, transforms } from './transforms.ts';

/* The mapping language; docs/importing.md explains it with examples. */

const money = z.strictObject({
  rate: z.number().positive().optional(),
  times: z.number().positive().optional(),
  per: z.number().positive().optional(),
});
const stepSchema = z.union([
  z.enum(Object.keys(transforms) as [TransformName, ...TransformName[]], {
    error: (issue) => `there is no transform «${issue.input}»`,
  }),
  z.literal('dollarsToCents'),
  z.strictObject({ dollarsToCents: money }),
  z.strictObject({ multiply: z.number() }),
  z.strictObject({ cut: z.number().int().min(2) }),
]);
export type Step = z.infer<typeof stepSchema>;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const column = z.string().min(1);

const featureSchema = z.strictObject({ column, en: z.string(), ar: z.string() });

interface Common {
  /** If the file lacks the columns, the field counts as not mapped. */
  optional?: boolean | undefined;
  transform?: Step[] | undefined;
  lookup?: Record<string, string | null> | undefined;
  match?: 'exact' | 'prefix' | 'contains' | undefined;
  default?: string | number | boolean | null | undefined;
  otherwise?: ValueSpec | undefined;
}
/** The source of a field's value. */
export type ValueSpec = Common &
  (
    | { column: string }
    | { columns: string[] }
    | { value: string | number | boolean | null }
    | { template: string }
    | { by: string; cases: Record<string, ValueSpec> }
    | {
        build: 'rentalTitle' | 'rentalSummary';
        area?: ValueSpec | undefined;
        features?: Feature[] | undefined;
      }
  );
export type Feature = z.infer<typeof featureSchema>;

const valueSchema: z.ZodType<ValueSpec> = z.lazy(() => {
  const common = {
    optional: z.boolean().optional(),
    transform: z.array(stepSchema).optional(),
    lookup: z.record(z.string(), z.string().nullable()).optional(),
    match: z.enum(['exact', 'prefix', 'contains']).optional(),
    default: scalar.optional(),
    otherwise: valueSchema.optional(),
  };
  return z.union([
    z.strictObject({ column, ...common }),
    z.strictObject({ columns: z.array(column).min(1), ...common }),
    z.strictObject({ value: scalar, ...common }),
    z.strictObject({ template: z.string().min(1), ...common }),
    z.strictObject({ by: column, cases: z.record(z.string(), valueSchema), ...common }),
    z.strictObject({
      build: z.enum(['rentalTitle', 'rentalSummary']),
      area: valueSchema.optional(),
      features: z.array(featureSchema).optional(),
      ...common,
    }),
  ]);
});

const placeSchema = z.strictObject({
  /** A place by its slug. */
  slug: valueSchema.optional(),
  /** The borough or city by its slug: neighborhoods are looked up in it only. */
  borough: valueSchema.optional(),
  /** A neighborhood by its name in either language. */
  name: valueSchema.optional(),
  zip: valueSchema.optional(),
  lat: valueSchema.optional(),
  lng: valueSchema.optional(),
  /** The maximum distance of a neighborhood's center; 1.6 km by default. */
  withinKm: z.number().positive().optional(),
  /** The slug for a row without a place. */
  default: z.string().optional(),
});
export type PlaceSpec = z.infer<typeof placeSchema>;

const conditionSchema = z.strictObject({
  column,
  in: z.array(z.string()).optional(),
  below: z.number().optional(),
  above: z.number().optional(),
  /** English alone, or both languages. */
  reason: z.union([z.string().min(1), z.strictObject({ en: z.string().min(1), ar: z.string().min(1) })]),
});
export type Condition = z.infer<typeof conditionSchema>;

const fields = Object.fromEntries(fieldNames.map((name) => [name, valueSchema.optional()])) as Record<
  FieldName,
  z.ZodOptional<typeof valueSchema>
>;

const mappingSchema = z.strictObject({
  about: z.string().optional(),
  kind: z.enum(kindNames).optional(),
  delimiter: z.string().length(1).optional(),
  source: z.union([z.string().min(1), valueSchema]),
  /** The columns that identify a row; of several lists the first whose cells are not all empty. */
  key: z.array(z.union([column, z.array(column).min(1)])).min(1),
  /** The meaning of a duplicate key: an error, or, in files without keys, another identical row. */
  repeated: z.enum(['refuse', 'count']).default('refuse'),
  skipIf: z.array(conditionSchema).default([]),
  fields: z.strictObject(fields),
  /** How fields that are not mapped are read from the columns of their own names, as exports write them. */
  otherFields: z.strictObject({ transform: z.array(stepSchema) }).optional(),
  place: placeSchema.default({}),
});
export type Mapping = z.infer<typeof mappingSchema>;

/**
 * Validates a mapping.
 * @param name its name in messages
 * @throws TransferError with every error and its location
 */
export function parseMapping(value: unknown, name: string): Mapping {
  const parsed = mappingSchema.safeParse(value);
  if (parsed.success) return { ...parsed.data, fields: allFields(parsed.data) };
  const errors = parsed.error.issues.flatMap(explain);
  throw new TransferError(
    `${name} is no valid mapping:\n${[...new Set(errors)].map((error) => `  ${error}`).join('\n')}`,
    why('mapping_invalid'),
  );
}

/** Columns of exports state the language. */
const inEitherLanguage: FieldName[] = ['title', 'description'];
const mayBeMissing = new Set<FieldName>(['status', ...Object.values(formats).flatMap(importedFields)]);

/** The fields of a mapping, including those that are read from columns of their own names. */
function allFields({ fields: named, otherFields }: Mapping): Mapping['fields'] {
  if (!otherFields) return named;
  const others = fieldNames.filter((name) => !inEitherLanguage.includes(name));
  const { transform } = otherFields;
  const specs = others.map((name) => [
    name,
    { column: columnOf(name), transform, ...(mayBeMissing.has(name) && { optional: true }) },
  ]);
  return { ...Object.fromEntries(specs), ...named };
}

/** The closest alternative of a union: the one with the fewest errors. */
function explain(
  issue: z.core.$ZodIssue,
  _index = 0,
  _all: unknown = [],
  above: PropertyKey[] = [],
): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const ways = issue.errors.map((issues) => issues.flatMap((inner) => explain(inner, 0, [], path)));
    return ways.sort((one, other) => one.length - other.length)[0] ?? [];
  }
  return [`${path.join('.') || 'the file'}: ${issue.message}`];
}

/**
 * Reads and validates a mapping file.
 * @throws TransferError if it does not exist, is not JSON, is invalid or for another kind
 */
export async function readMapping(path: string, kind: TransferKind): Promise<Mapping> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new TransferError(`Cannot read ${path}: there is no such file.`);
    throw new TransferError(`Cannot read ${path}: ${code ?? message}.`);
  }
  const mapping = parseMapping(value, path);
  if (mapping.kind && mapping.kind !== kind) {
    throw new TransferError(`${path} is a mapping for ${mapping.kind}, not for ${kind}.`);
  }
  return mapping;
}
