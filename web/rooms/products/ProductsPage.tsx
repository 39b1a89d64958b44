import { marketPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { type Facets, placeName } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { filterChips } from '../../posts/filter-chips.ts';
import { PostLink } from '../../posts/PostLink.tsx';
import { type ListWords, PostList } from '../../posts/PostList.tsx';
import { sortChoice } from '../../posts/sort-choice.ts';
import { useAppSelector } from '../../store.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { SideTabs } from '../../ui/SideTabs.tsx';
import { ProductPanel } from './ProductPanel.tsx';
import {
  marketCategory,
  productFilterNames,
  productFiltersOf,
  productFilterWords,
  productSorts,
} from './product-filters.ts';

const words: ListWords = {
  label: 'posts:things',
  total: 'posts:thingsCount',
  atLeast: 'posts:thingsAtLeast',
  show: 'posts:showThings',
  more: 'posts:moreThings',
  loading: 'posts:loadingThings',
  none: 'posts:noThings',
  noneYet: 'posts:noThingsYet',
  noneYetText: 'posts:noThingsYetText',
};

const sides = [
  { type: null, label: 'posts:tabAll' },
  { type: 'sale', label: 'posts:tabSale' },
  { type: 'buy', label: 'posts:tabBuy' },
] as const;

const noFacets: Facets = {};
const inView = 8;

/** Things for sale and wanted. */
export default function ProductsPage() {
  const t = useWords();
  const address = useListAddress();
  const { href } = address;
  const filters = productFiltersOf(address.params);
  const state = useAppSelector((whole) => whole);
  const { data, status, key } = state.market.marketData;
  const facets = data?.meta.facets ?? noFacets;
  const main = marketCategory(state, filters.main_id);
  const category = marketCategory(state, filters.category_id);
  const what = (category ?? main)?.name ?? t('posts:allThings');
  const city = filters.city === null ? null : Number(filters.city);
  const where = placeName(state.business.stateAndCity.data, city);
  const countOf = (type: string) => facets.type?.find(({ value }) => value === type)?.count ?? 0;
  const post = <PostLink href="/market-place/new-product" words="posts:sellThing" />;
  const door = state.settings.generalSettings.data?.services.market_place;
  return (
    <PostList
      header={
        <>
          <Breadcrumbs
            crumbs={[
              { name: door?.name ?? t('posts:market'), href: marketPath() },
              ...(main && category ? [{ name: main.name, href: marketPath(main.id) }] : []),
              { name: what },
            ]}
          />
          <div className="list-head">
            <h1>{where ? t('directory:inPlace', { what, where }) : what}</h1>
            {post}
          </div>
          <SideTabs
            label={t('posts:sides')}
            sides={sides.map(({ type, label }) => ({
              href: href({ type }),
              label: t(label),
              count: !data ? undefined : type ? countOf(type) : countOf('sale') + countOf('buy'),
              current: filters.type === type,
            }))}
          />
        </>
      }
      address={address}
      list={data}
      status={status}
      listKey={key}
      words={words}
      icon="box"
      sort={sortChoice({ sorts: productSorts, sort: filters.sort, q: filters.q }, t)}
      panel={(id) => <ProductPanel id={id} list={address} filters={filters} facets={facets} />}
      chips={filterChips(
        filters,
        (name, value) => productFilterWords(name, value, { t, state }),
        (changes) => href('main_id' in changes ? { ...changes, category_id: null } : changes),
      )}
      filterNames={productFilterNames}
      post={post}
      className="pgrid"
      inView={inView}
      skeletons={(count) => <CardSkeletons cards={count} />}
      row={(product, { eager }) => <ProductCard key={product.id} product={product} eager={eager} />}
      map={null}
    />
  );
}
