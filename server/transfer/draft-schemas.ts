import { z } from 'zod';
import { businessBaseSchema } from '../../contract/businesses.ts';
import { emailSchema } from '../../contract/contact-details.ts';
import { eventBaseSchema } from '../../contract/events.ts';
import { jobBaseSchema } from '../../contract/jobs.ts';
import { productBaseSchema } from '../../contract/products.ts';
import { rentalBaseSchema } from '../../contract/rentals.ts';
import { formats, importedFields, type TransferFormat, type TransferKind } from './fields.ts';

/** The specification's fields of each kind. */
const baseSchemas: Record<TransferKind, z.ZodObject> = {
  businesses: businessBaseSchema,
  rents: rentalBaseSchema,
  jobs: jobBaseSchema,
  products: productBaseSchema.extend({ email: emailSchema.nullable(), anonymous: z.boolean() }),
  events: eventBaseSchema,
};

function build(format: TransferFormat): z.ZodObject {
  const imported = importedFields(format).map((name) => [name, format.declared[name]?.posted]);
  return baseSchemas[format.kind].extend(Object.fromEntries(imported));
}

const built = new WeakMap<TransferFormat, z.ZodObject>();

/**
 * The schema of a parsed row of a kind: the contract's base, and later fields with the validation of members'
 * forms.
 */
export function schemaOf(format: TransferFormat): z.ZodObject {
  const schema = built.get(format) ?? build(format);
  built.set(format, schema);
  return schema;
}

export const draftSchemas = Object.fromEntries(
  Object.values(formats).map((format) => [format.kind, schemaOf(format)]),
) as Record<TransferKind, z.ZodObject>;
