import type { BusinessCard } from '../../contract/businesses.ts';
import { profilePath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { BusinessArt } from './BusinessArt.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './MapCard.module.css';
import { AreaName, MapCard } from './MapCard.tsx';
import { milesOfMeters } from './miles.ts';
import { OpeningTag } from './OpeningTag.tsx';
import { directionsLink } from './phone-words.ts';
import { Rating } from './Rating.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';

interface Props {
  business: BusinessCard;
  /** The list has distances from the user. */
  distance: boolean;
  isFocused: boolean;
  /** The address of the page of an area, if it has one. */
  areaPath: (id: number) => string | undefined;
  onClose: () => void;
}

/** The selected place on the map. */
export function PlaceMapCard({ business, distance, isFocused, areaPath, onClose }: Props) {
  const t = useWords();
  const { name, lang, category, area, street, isAreaNamed, verified, opening, point, distanceMeters } =
    business;
  const address = [name, street, !isAreaNamed && area.name].filter(Boolean).join(', ');
  return (
    <MapCard
      art={<BusinessArt business={business} sizes="(width <= 992px) 112px, 372px" />}
      name={name}
      lang={lang}
      href={profilePath(business)}
      mark={verified && <VerifiedMark />}
      directions={{
        href: directionsLink({ point, address }),
        label: t('place-map:directionsTo', { name }),
      }}
      isFocused={isFocused}
      onClose={onClose}
    >
      <Facts className={styles.line} of={[category.name]}>
        <AreaName area={area} href={areaPath(area.id)} />
      </Facts>
      <div className={styles.line}>
        <Rating business={business} />
        <OpeningTag opening={opening} />
        {distance && distanceMeters !== null && (
          <span>{t('directory:milesAway', { miles: milesOfMeters(distanceMeters) })}</span>
        )}
      </div>
    </MapCard>
  );
}
