import { categoryOf } from '../../directory/directory-types.ts';
import type { HeadContext } from '../../loading.ts';
import type { StructuredData } from '../../structured-data/values.ts';
import { wayData } from '../../structured-data/way.ts';
import { subCategoryCrumbs } from './sub-category-crumbs.ts';

/** The breadcrumbs of a list of places. */
export function subCategoryStructuredData({ state, site, params, t }: HeadContext): StructuredData[] {
  return [wayData(subCategoryCrumbs(state, categoryOf(state, params.id), t), site)];
}
