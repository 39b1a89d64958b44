import type { ProductCard as Card } from '../../../contract/products.ts';
import { useWords } from '../../i18n/words.ts';
import type { Facets } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useSlices } from '../../state/use-slices.ts';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import * as cardStyles from '../../ui/shared/card.module.css';
import { filterChips } from '../filter-chips.ts';
import { PostLink } from '../PostLink.tsx';
import { type ListWords, PostList } from '../PostList.tsx';
import { type PostListSource, searchedWords, withoutFilters } from '../searched.ts';
import { sortChoice } from '../sort-choice.ts';
import { ProductPanel } from './ProductPanel.tsx';
import { productFilterNames, productFiltersOf, productFilterWords, productSorts } from './product-filters.ts';

const words: ListWords = {
  label: 'products:things',
  total: 'products:thingsCount',
  atLeast: 'products:thingsAtLeast',
  show: 'products:showThings',
  more: 'products:moreThings',
  loading: 'products:loadingThings',
  none: 'products:noThings',
  noneYet: 'products:noThingsYet',
  noneYetText: 'products:noThingsYetText',
};

const noFacets: Facets = {};
/** Two rows on a phone: another filter would share a line with the first. */
const inView = 4;

/** Products for sale and wanted, with their filters. */
export function ProductList({ header, list, status, listKey, searched }: PostListSource<Card>) {
  const t = useWords();
  const address = useListAddress();
  const { href } = address;
  const filters = productFiltersOf(address.params);
  const state = useSlices('business', 'market');
  const facets = list?.meta.facets ?? noFacets;
  return (
    <PostList
      header={header}
      address={address}
      list={list}
      status={status}
      listKey={listKey}
      words={{ ...words, ...(searched && searchedWords) }}
      icon="box"
      sort={sortChoice({ sorts: productSorts, sort: filters.sort, q: searched?.keyword ?? filters.q }, t)}
      panel={(id) => (
        <ProductPanel
          id={id}
          list={address}
          filters={filters}
          facets={facets}
          searched={searched !== undefined}
        />
      )}
      chips={filterChips(
        searched ? withoutFilters(filters, 'q') : withoutFilters(filters, 'type'),
        (name, value) => productFilterWords(name, value, { t, state }),
        (changes) => href('main_id' in changes ? { ...changes, category_id: null } : changes),
      )}
      filterNames={searched ? [...productFilterNames, 'type'] : productFilterNames}
      post={
        filters.type === 'buy' ? (
          <PostLink href="/form/quick?type=buy" words="products:wantThing" />
        ) : (
          <PostLink href="/form/quick" words="products:sellThing" />
        )
      }
      nothing={searched?.nothing}
      className={cardStyles.grid}
      inView={inView}
      skeletons={(count) => <CardSkeletons cards={count} />}
      row={(product, { eager }) => (
        <ProductCard key={product.id} product={product} eager={eager} why={searched?.whyOf(product)} />
      )}
      map={null}
    />
  );
}
