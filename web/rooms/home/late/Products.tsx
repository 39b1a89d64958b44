import type { ProductCard as Card } from '../../../../contract/products.ts';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import * as gridStyles from '../../../ui/shared/grid.module.css';
import * as lateStyles from '../late.module.css';

export default function Products({ data }: { data: readonly Card[] }) {
  return (
    <ul className={`${gridStyles.five} ${gridStyles.rail} ${lateStyles.things}`}>
      {data.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
