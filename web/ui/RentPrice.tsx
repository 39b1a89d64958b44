import type { RentalCard as Card } from '../../contract/rentals.ts';
import { type Translate, useWords } from '../i18n/words.ts';
import { Price } from './Price.tsx';
import * as priceStyles from './shared/price.module.css';

/** «2 bedrooms», «1 bath», «850 sq ft»: the size of a rental, as far as known. */
export function rentalFacts(rental: Card, t: Translate): (string | null)[] {
  const { accommodation, bedrooms, bathrooms, bathroomShared, areaSqFt } = rental;
  const rooms =
    accommodation === 'room'
      ? t('rental-cards:room')
      : bedrooms === 0
        ? t('rental-cards:studio')
        : bedrooms && t('rental-cards:bedrooms', { count: bedrooms });
  const baths = bathroomShared
    ? t('rental-cards:sharedBath')
    : bathrooms && t('rental-cards:baths', { count: bathrooms });
  return [rooms || null, baths || null, areaSqFt ? t('rental-cards:squareFeet', { count: areaSqFt }) : null];
}

/** The monthly rent, or the budget of a wanted post. */
export function RentPrice({ rental: { priceCents } }: { rental: Pick<Card, 'priceCents'> }) {
  const t = useWords();
  return (
    <div className={priceStyles.large}>
      {priceCents === null ? (
        t('cards:askForPrice')
      ) : (
        <>
          <Price cents={priceCents} /> <small>{t('rental-cards:aMonth')}</small>
        </>
      )}
    </div>
  );
}
