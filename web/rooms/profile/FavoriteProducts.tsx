import type { ProductCard as Card } from '../../../contract/products.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { FavoriteList } from './FavoriteList.tsx';
import * as savedStyles from './favorites.module.css';

/** `/saved-product` */
export default function FavoriteProducts() {
  return (
    <FavoriteList<Card>
      kind="product"
      className={savedStyles.grid}
      of={(card, why) => <ProductCard product={card} why={why} />}
    />
  );
}
