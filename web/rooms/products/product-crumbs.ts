import type { ProductDetail } from '../../../contract/products.ts';
import { marketPath, productsPath } from '../../addresses.ts';
import type { Translate } from '../../i18n/words.ts';
import type { RootState } from '../../store.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** The breadcrumbs of a product: the marketplace, its main category, its category. */
export function productCrumbs(
  state: Pick<RootState, 'market' | 'settings'>,
  product: ProductDetail,
  t: Translate,
): Crumb[] {
  const { mainCategory: main, category } = product;
  const section = state.settings.generalSettings.data?.services.market_place;
  return [
    { name: section?.name ?? t('products:market'), href: marketPath() },
    { name: main.name, href: marketPath(main.id) },
    ...(category.id === main.id
      ? []
      : [{ name: category.name, href: productsPath({ main_id: main.id, category_id: category.id }) }]),
  ];
}
