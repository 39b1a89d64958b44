import type { RentalCard } from '../../contract/rentals.ts';
import { rentalPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { Facts } from './Facts.tsx';
import { MapCard } from './MapCard.tsx';
import { RentalArt } from './RentalArt.tsx';
import { RentPrice, rentalFacts } from './RentPrice.tsx';

/** A home that was chosen on the map. */
export function RentalMapCard({ rental, onClose }: { rental: RentalCard; onClose: () => void }) {
  const t = useWords();
  const { title, lang, area } = rental;
  return (
    <MapCard
      art={<RentalArt rental={rental} sizes="108px" />}
      name={title}
      lang={lang}
      href={rentalPath(rental)}
      onClose={onClose}
    >
      <RentPrice rental={rental} />
      <Facts of={[...rentalFacts(rental, t), area.name]} />
    </MapCard>
  );
}
