import { useLocation } from 'react-router';
import { productsPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { marketCategory } from '../../posts/products/product-filters.ts';
import { useSlices } from '../../state/use-slices.ts';
import { useAppSelector } from '../../store.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { MarketFront } from './MarketFront.tsx';
import { marketCrumbs } from './market-crumbs.ts';

/** A main category of the marketplace: its subcategories and new posts. */
export default function MarketCategoryPage() {
  const t = useWords();
  const mainId = new URLSearchParams(useLocation().search).get('main_id');
  const nav = useAppSelector((state) => state.market.marketNav.data);
  const main = useAppSelector((state) => marketCategory(state, mainId));
  const crumbs = marketCrumbs(useSlices('settings'), main, undefined, t);
  if (!main) return null;
  const { id, name } = main;
  return (
    <MarketFront
      seed={`products-${id}`}
      crumbs={<Breadcrumbs crumbs={crumbs} />}
      title={name}
      text={t('products:categoryHint', { category: name })}
      categories={nav.filter(({ parentId }) => parentId === id)}
      hrefOf={(category) => productsPath({ main_id: id, category_id: category.id })}
      newest={t('products:newestIn', { category: name })}
      all={{ href: productsPath({ main_id: id }), words: t('products:allIn', { category: name }) }}
      mainId={id}
    />
  );
}
