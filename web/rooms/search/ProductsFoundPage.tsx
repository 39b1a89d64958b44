import { ProductList } from '../../posts/products/ProductList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { useFoundList } from './use-found.ts';
import { whyOf } from './Why.tsx';

/** Products that match a query, both sides in one list. */
export default function ProductsFoundPage() {
  const { keyword, ...found } = useFoundList('product');
  return (
    <ProductList
      {...found}
      header={<ResultsHead type="product" />}
      searched={{ keyword, nothing: <NothingFound type="product" />, whyOf }}
    />
  );
}
