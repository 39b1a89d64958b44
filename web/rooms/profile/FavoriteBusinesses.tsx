import type { BusinessCard as Card } from '../../../contract/businesses.ts';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { FavoriteList } from './FavoriteList.tsx';
import * as savedStyles from './favorites.module.css';

/** `/saved-store` */
export default function FavoriteBusinesses() {
  return (
    <FavoriteList<Card>
      kind="business"
      className={savedStyles.grid}
      of={(card) => <BusinessCard business={card} />}
    />
  );
}
