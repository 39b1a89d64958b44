import type { RentalCard as Card } from '../../../contract/rentals.ts';
import { RentalCard } from '../../ui/RentalCard.tsx';
import { FavoriteList } from './FavoriteList.tsx';
import * as savedStyles from './favorites.module.css';

/** `/saved-accomodation` */
export default function FavoriteRentals() {
  return (
    <FavoriteList<Card>
      kind="rent"
      className={savedStyles.grid}
      of={(card, why) => <RentalCard rental={card} why={why} />}
    />
  );
}
