/*
 * Fields of products that only some main categories have. Imports no schema, so that forms can use it before they
 * load any.
 */

/** The slugs of the main categories that have a field; all other fields belong to every category. */
export const categoriesOfField = { mileage: ['vehicles'] } as const;
export type FieldOfSomeCategories = keyof typeof categoriesOfField;

/** The names of these fields. */
export const fieldsOfSomeCategories = Object.keys(categoriesOfField) as FieldOfSomeCategories[];

/**
 * Whether a product of a main category may have a field. On a site without any category that the field is for, every
 * product may.
 * @param slugs of all main categories of products
 */
export function isFieldOf(
  field: FieldOfSomeCategories,
  main: string | undefined,
  slugs: readonly string[],
): boolean {
  const own: readonly string[] = categoriesOfField[field];
  if (!own.some((slug) => slugs.includes(slug))) return true;
  return main !== undefined && own.includes(main);
}
