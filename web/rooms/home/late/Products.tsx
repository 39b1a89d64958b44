import type { ProductCard as Card } from '../../../../contract/products.ts';
import { ProductCard } from '../../../ui/ProductCard.tsx';

export default function Products({ data }: { data: Card[] }) {
  return (
    <ul className="g5 rail things">
      {data.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
