import type { Category } from '../../../contract/categories.ts';
import { categoryPath } from '../../addresses.ts';
import { sectionOf } from '../../directory/directory-types.ts';
import type { Translate } from '../../i18n/words.ts';
import type { RootState } from '../../store.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** The breadcrumbs of a subcategory: its section, the subcategory. */
export function subCategoryCrumbs(
  state: Pick<RootState, 'settings'>,
  category: Category | undefined,
  t: Translate,
): Crumb[] {
  const type = category?.type === 'shops' ? 'shops' : 'services';
  const section =
    sectionOf(state, type)?.name ?? t(type === 'shops' ? 'directory:shops' : 'directory:services');
  return [{ name: section, href: categoryPath(type) }, { name: category?.name ?? '' }];
}
