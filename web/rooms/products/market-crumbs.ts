import type { Category } from '../../../contract/categories.ts';
import { marketPath } from '../../addresses.ts';
import type { Translate } from '../../i18n/words.ts';
import type { RootState } from '../../store.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** The breadcrumbs from the start page of the marketplace; the last one is the page itself. */
export function marketCrumbs(
  state: Pick<RootState, 'settings'>,
  main: Category | undefined,
  here: string | undefined,
  t: Translate,
): Crumb[] {
  const section = state.settings.generalSettings.data?.services.market_place;
  return [
    { name: section?.name ?? t('products:market'), href: marketPath() },
    ...(main && here !== undefined ? [{ name: main.name, href: marketPath(main.id) }] : []),
    { name: here ?? main?.name ?? t('products:allThings') },
  ];
}
