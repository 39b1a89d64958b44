import type { BusinessCard as Card } from '../../../contract/businesses.ts';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { SavedList } from './SavedList.tsx';
import * as savedStyles from './saved.module.css';

/** `/saved-store` */
export default function SavedBusinesses() {
  return (
    <SavedList<Card>
      kind="business"
      className={savedStyles.grid}
      of={(card) => <BusinessCard business={card} />}
    />
  );
}
