import type { HeadContext } from '../../loading.ts';
import type { Thing } from '../../structured-data/values.ts';
import { wayData } from '../../structured-data/way.ts';
import { categoryOf } from './doors.ts';
import { subCategoryCrumbs } from './sub-category-crumbs.ts';

/** The way to a list of places. */
export function subCategoryThings({ state, site, params, t }: HeadContext): Thing[] {
  return [wayData(subCategoryCrumbs(state, categoryOf(state, params.id), t), site)];
}
