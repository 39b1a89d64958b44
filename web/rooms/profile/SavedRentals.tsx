import type { RentalCard as Card } from '../../../contract/rentals.ts';
import { RentalCard } from '../../ui/RentalCard.tsx';
import { SavedList } from './SavedList.tsx';
import * as savedStyles from './saved.module.css';

/** `/saved-accomodation` */
export default function SavedRentals() {
  return (
    <SavedList<Card> kind="rent" className={savedStyles.grid} of={(card) => <RentalCard rental={card} />} />
  );
}
