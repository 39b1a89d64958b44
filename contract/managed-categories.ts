import { z } from 'zod';
import { categoryTypes } from './categories.ts';
import { categoryIcons } from './category-icons.ts';
import { bothSchema } from './envelope.ts';
import { editingLimits } from './managed-content-limits.ts';
import { line } from './typed-text.ts';

/* Categories as editors keep them. */

export const managedCategorySchema = z
  .object({
    id: z.number().int(),
    type: z.enum(categoryTypes),
    parentId: z.number().int().nullable(),
    slug: z.string(),
    name: bothSchema,
    icon: z.string(),
    /** What people call it besides, in both languages. */
    synonyms: z.array(z.string()),
    /** How many published listings it has, its sub-categories' among them. */
    count: z.number().int(),
    /** To be sent back as `If-Match`. */
    version: z.string(),
  })
  .meta({ id: 'ManagedCategory' });
export type ManagedCategory = z.infer<typeof managedCategorySchema>;

/** What is kept of a category when it changes. */
export const categoryWordingSchema = managedCategorySchema
  .pick({ type: true, parentId: true, name: true, icon: true, synonyms: true })
  .meta({ id: 'CategoryWording' });
export type CategoryWording = z.infer<typeof categoryWordingSchema>;

const name = z
  .string({ error: 'field.name' })
  .overwrite(line)
  .min(1, { error: 'field.name' })
  .max(editingLimits.categoryName, { error: 'field.too_big' });
const term = z.string().overwrite(line).min(1).max(editingLimits.term, { error: 'field.too_big' });

export const saveCategorySchema = z
  .object({
    name: z.object({ en: name, ar: name }),
    icon: z.enum(categoryIcons, { error: 'field.choice' }),
    synonyms: z
      .array(term)
      .max(editingLimits.synonyms, { error: 'field.too_big' })
      .transform((terms) => [...new Set(terms)]),
  })
  .meta({ id: 'SaveCategory' });
export type SaveCategory = z.infer<typeof saveCategorySchema>;

const parentId = z.number().int().positive().nullable();

export const createCategorySchema = saveCategorySchema
  .extend({ type: z.enum(categoryTypes), parentId })
  .meta({ id: 'CreateCategory' });
export type CreateCategory = z.infer<typeof createCategorySchema>;

export const moveCategorySchema = z.object({ parentId }).meta({ id: 'MoveCategory' });
export const mergeCategorySchema = z
  .object({ into: z.number().int().positive() })
  .meta({ id: 'MergeCategory' });
export const orderCategoriesSchema = z
  .object({
    type: z.enum(categoryTypes),
    parentId,
    ids: z.array(z.number().int().positive()).max(editingLimits.categories),
  })
  .meta({ id: 'OrderCategories' });

/** What hangs on a category, whatever its state. */
export const categoryUsesSchema = z
  .object({ listings: z.number().int(), categories: z.number().int() })
  .meta({ id: 'CategoryUses' });
export type CategoryUses = z.infer<typeof categoryUsesSchema>;
