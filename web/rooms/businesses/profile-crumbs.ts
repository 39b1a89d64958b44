import type { BusinessDetail } from '../../../contract/businesses.ts';
import { categoryPath, subCategoryPath } from '../../addresses.ts';
import { menuCategory, sectionOf } from '../../directory/directory-types.ts';
import type { Translate } from '../../i18n/words.ts';
import type { RootState } from '../../store.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** The breadcrumbs of a business: its section, its category, the business. */
export function profileCrumbs(
  state: Pick<RootState, 'services' | 'settings'>,
  business: BusinessDetail,
  t: Translate,
): Crumb[] {
  const { type, name } = business.category;
  const inMenu = menuCategory(state, business);
  return [
    {
      name: sectionOf(state, type)?.name ?? t(type === 'shops' ? 'directory:shops' : 'directory:services'),
      href: categoryPath(type),
    },
    inMenu ? { name, href: subCategoryPath({ ...inMenu, type }) } : { name },
    { name: business.name },
  ];
}
