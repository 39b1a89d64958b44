import type { ProductCard as Card } from '../../../contract/products.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { SavedList } from './SavedList.tsx';
import * as savedStyles from './saved.module.css';

/** `/saved-product` */
export default function SavedProducts() {
  return (
    <SavedList<Card>
      kind="product"
      className={savedStyles.grid}
      of={(card) => <ProductCard product={card} />}
    />
  );
}
