import type { RentalCard } from '../../contract/rentals.ts';
import { rentalPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { Facts } from './Facts.tsx';
import * as styles from './MapCard.module.css';
import { AreaName, MapCard } from './MapCard.tsx';
import { RentalArt } from './RentalArt.tsx';
import { RentPrice, rentalFacts } from './RentPrice.tsx';

interface Props {
  rental: RentalCard;
  isFocused: boolean;
  /** The address of the page of an area, if it has one. */
  areaPath: (id: number) => string | undefined;
  onClose: () => void;
}

/** The selected rental on the map. Its location is approximate, so there are no directions. */
export function RentalMapCard({ rental, isFocused, areaPath, onClose }: Props) {
  const t = useWords();
  const { title, lang, area } = rental;
  return (
    <MapCard
      art={<RentalArt rental={rental} sizes="(width <= 992px) 112px, 372px" />}
      name={title}
      lang={lang}
      href={rentalPath(rental)}
      isFocused={isFocused}
      onClose={onClose}
    >
      <RentPrice rental={rental} />
      <Facts className={styles.line} of={rentalFacts(rental, t)}>
        <AreaName area={area} href={areaPath(area.id)} />
      </Facts>
    </MapCard>
  );
}
