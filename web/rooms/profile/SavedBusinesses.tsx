import type { BusinessCard as Card } from '../../../contract/businesses.ts';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { SavedList } from './SavedList.tsx';

/** `/saved-store` */
export default function SavedBusinesses() {
  return (
    <SavedList<Card> kind="business" className="saved-grid" of={(card) => <BusinessCard business={card} />} />
  );
}
