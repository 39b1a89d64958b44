import type { RentalCard as Card } from '../../contract/rentals.ts';
import { rentalPath } from '../addresses.ts';
import { type Translate, useWords } from '../i18n/words.ts';
import { Facts } from './Facts.tsx';
import { Price } from './Price.tsx';
import { RentalArt } from './RentalArt.tsx';
import { SaveButton } from './SaveButton.tsx';

/** «2 bedrooms», «1 bath», «850 sq ft»: how large a home is, as far as it is known. */
export function rentalFacts(rental: Card, t: Translate): (string | null)[] {
  const { accommodation, bedrooms, bathrooms, bathroomShared, areaSqFt } = rental;
  const rooms =
    accommodation === 'room'
      ? t('cards:room')
      : bedrooms === 0
        ? t('cards:studio')
        : bedrooms && t('cards:bedrooms', { count: bedrooms });
  const baths = bathroomShared ? t('cards:sharedBath') : bathrooms && t('cards:baths', { count: bathrooms });
  return [rooms || null, baths || null, areaSqFt ? t('cards:squareFeet', { count: areaSqFt }) : null];
}

/** The rent of a month, or what somebody can pay. */
export function RentPrice({ rental: { priceCents } }: { rental: Pick<Card, 'priceCents'> }) {
  const t = useWords();
  return (
    <div className="price">
      {priceCents === null ? (
        t('cards:askForPrice')
      ) : (
        <>
          <Price cents={priceCents} /> <small>{t('cards:aMonth')}</small>
        </>
      )}
    </div>
  );
}

/** A home among others: its price first. The whole card is one link, which is its title. */
export function RentalCard({ rental }: { rental: Card }) {
  const t = useWords();
  const { id, title, lang, postType, area } = rental;
  return (
    <article className="card">
      <div className="pic">
        <div className="art">
          <RentalArt rental={rental} sizes="(width <= 992px) 268px, 292px" />
        </div>
        {postType === 'wanted' && (
          <div className="tl">
            <span className="tag glass">{t('cards:wanted')}</span>
          </div>
        )}
        <div className="tr">
          <SaveButton kind="rent" id={id} name={title} />
        </div>
      </div>
      <div className="bd">
        <RentPrice rental={rental} />
        <h3 className="nm l2">
          <a href={rentalPath(rental)} className="over" dir="auto" lang={lang}>
            {title}
          </a>
        </h3>
        <Facts of={rentalFacts(rental, t)} />
        <div className="mt">{area.name}</div>
      </div>
    </article>
  );
}
