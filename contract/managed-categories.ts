import { z } from 'zod';
import { categoryTypes } from './categories.ts';
import { categoryIcons } from './category-icons.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { bothSchema, envelope } from './envelope.ts';
import { editingLimits } from './managed-content-limits.ts';
import { line } from './typed-text.ts';
import { ifMatch, versionList, versionRead, versionRestore } from './versions.ts';

/* Categories in the back office. */

export const managedCategorySchema = z
  .object({
    id: z.number().int(),
    type: z.enum(categoryTypes),
    parentId: z.number().int().nullable(),
    slug: z.string(),
    name: bothSchema,
    icon: z.string(),
    /** Synonyms in both languages. */
    synonyms: z.array(z.string()),
    /** The number of its published listings, including those of its subcategories. */
    count: z.number().int(),
    /** To be sent back as `If-Match`. */
    version: z.string(),
  })
  .meta({ id: 'ManagedCategory' });
export type ManagedCategory = Infer<typeof managedCategorySchema>;

/** The versioned fields of a category. */
export const categoryWordingSchema = managedCategorySchema
  .pick({ type: true, parentId: true, name: true, icon: true, synonyms: true })
  .meta({ id: 'CategoryWording' });
export type CategoryWording = Infer<typeof categoryWordingSchema>;

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
export type SaveCategory = Infer<typeof saveCategorySchema>;

const parentId = z.number().int().positive().nullable();

export const createCategorySchema = saveCategorySchema
  .extend({ type: z.enum(categoryTypes), parentId })
  .meta({ id: 'CreateCategory' });
export type CreateCategory = Infer<typeof createCategorySchema>;

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

/** The records that reference a category, in any state. */
export const categoryUsesSchema = z
  .object({ listings: z.number().int(), categories: z.number().int() })
  .meta({ id: 'CategoryUses' });
export type CategoryUses = Infer<typeof categoryUsesSchema>;

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const listManagedCategories = endpoint({
  path: '/admin/categories',
  access: 'content',
  summary: 'All categories, in the order of the menus',
  answer: envelope(z.array(managedCategorySchema)),
  returns: 'The categories',
});

export const readCategoryUses = endpoint({
  path: '/admin/categories/{id}/uses',
  access: 'content',
  summary: 'How many listings, of whatever state, and how many categories are in it now',
  params: params,
  answer: envelope(categoryUsesSchema),
  returns: 'What hangs on it',
});

export const createCategory = endpoint({
  method: 'post',
  path: '/admin/categories',
  access: 'content',
  summary: 'Adds a category, behind the others of its place',
  body: createCategorySchema,
  answer: envelope(managedCategorySchema),
  status: 201,
});

export const orderCategories = endpoint({
  method: 'put',
  path: '/admin/categories/order',
  access: 'content',
  summary: 'Puts the categories of a place in an order: all of them, each once',
  body: orderCategoriesSchema,
  answer: envelope(orderCategoriesSchema),
});

export const updateCategory = endpoint({
  method: 'put',
  path: '/admin/categories/{id}',
  access: 'content',
  summary: 'Changes names, sign and synonyms; its address stays',
  params: params,
  headers: ifMatch(),
  body: saveCategorySchema,
  answer: envelope(managedCategorySchema),
});

export const moveCategory = endpoint({
  method: 'post',
  path: '/admin/categories/{id}/move',
  access: 'content',
  summary: 'Puts a category into another of its type, or beside those that lie in nothing',
  params: params,
  headers: ifMatch(),
  body: moveCategorySchema,
  answer: envelope(managedCategorySchema),
});

export const mergeCategory = endpoint({
  method: 'post',
  path: '/admin/categories/{id}/merge',
  access: 'content',
  summary: 'Gives all listings of a category to another and lets its old address lead there; it is gone then',
  params: params,
  headers: ifMatch(),
  body: mergeCategorySchema,
  answer: envelope(managedCategorySchema),
});

export const deleteCategory = endpoint({
  method: 'delete',
  path: '/admin/categories/{id}',
  access: 'content',
  summary: 'Deletes a category on which nothing hangs',
  params: params,
  headers: ifMatch(),
  body: z.object({}),
  answer: envelope(z.object({ id: z.number().int() })),
});

export const listCategoryVersions = endpoint({
  path: '/admin/categories/{id}/versions',
  access: 'content',
  ...versionList(params),
});

export const readCategoryVersion = endpoint({
  path: '/admin/categories/{id}/versions/{version}',
  access: 'content',
  ...versionRead(params, categoryWordingSchema),
});

export const restoreCategoryVersion = endpoint({
  method: 'post',
  path: '/admin/categories/{id}/versions/{version}/restore',
  access: 'content',
  summary: 'Makes words, sign and place of a category what they were, as another edit; its address stays',
  ...versionRestore(params, managedCategorySchema),
});
