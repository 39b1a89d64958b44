import type { RentalCard as Card } from '../../../contract/rentals.ts';
import { RentalCard } from '../../ui/RentalCard.tsx';
import { SavedList } from './SavedList.tsx';

/** `/saved-accomodation` */
export default function SavedRentals() {
  return <SavedList<Card> kind="rent" className="saved-grid" of={(card) => <RentalCard rental={card} />} />;
}
