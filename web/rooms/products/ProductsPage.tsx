import { AdSlot } from '../../advertising/AdSlot.tsx';
import { useWords } from '../../i18n/words.ts';
import { placeName } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import * as listHeadStyles from '../../posts/list-head.module.css';
import { PostLink } from '../../posts/PostLink.tsx';
import { ProductList } from '../../posts/products/ProductList.tsx';
import { marketCategory, productFiltersOf } from '../../posts/products/product-filters.ts';
import { useSlices } from '../../state/use-slices.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { SideTabs } from '../../ui/SideTabs.tsx';
import { marketCrumbs } from './market-crumbs.ts';

const sides = [
  { type: null, label: 'products:tabAll' },
  { type: 'sale', label: 'products:tabSale' },
  { type: 'buy', label: 'products:tabBuy' },
] as const;

/** Products offered and wanted. */
export default function ProductsPage() {
  const t = useWords();
  const { href, params } = useListAddress();
  const filters = productFiltersOf(params);
  const state = useSlices('market', 'business', 'settings');
  const { data, status, key } = state.market.marketData;
  const main = marketCategory(state, filters.main_id);
  const category = marketCategory(state, filters.category_id);
  const what = (category ?? main)?.name ?? t('products:allThings');
  const city = filters.city === null ? null : Number(filters.city);
  const where = placeName(state.business.stateAndCity.data, city);
  const countOf = (type: string) => data?.meta.facets.type?.find(({ value }) => value === type)?.count ?? 0;
  return (
    <ProductList
      header={
        <>
          <Breadcrumbs crumbs={marketCrumbs(state, main, category?.name, t)} />
          <div className={listHeadStyles.head}>
            <h1>{where ? t('directory:inPlace', { what, where }) : what}</h1>
            {filters.type === 'buy' ? (
              <PostLink href="/form/quick?type=buy" words="products:wantThing" />
            ) : (
              <PostLink href="/form/quick" words="products:sellThing" />
            )}
          </div>
          <SideTabs
            label={t('post-lists:sides')}
            sides={sides.map(({ type, label }) => ({
              href: href({ type }),
              label: t(label),
              count: !data ? undefined : type ? countOf(type) : countOf('sale') + countOf('buy'),
              current: filters.type === type,
            }))}
          />
          <AdSlot slot="lists" />
        </>
      }
      list={data}
      status={status}
      listKey={key}
    />
  );
}
