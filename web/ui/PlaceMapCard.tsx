import type { BusinessCard } from '../../contract/businesses.ts';
import { profilePath } from '../addresses.ts';
import { BusinessArt } from './BusinessArt.tsx';
import { Facts } from './Facts.tsx';
import { MapCard } from './MapCard.tsx';
import { OpeningTag } from './OpeningTag.tsx';
import * as factsStyles from './shared/facts.module.css';
import * as rowStyles from './shared/row.module.css';
import { VerifiedMark } from './VerifiedMark.tsx';

/** A place that was chosen on the map. */
export function PlaceMapCard({ business, onClose }: { business: BusinessCard; onClose: () => void }) {
  const { name, lang, category, area, verified, opening } = business;
  return (
    <MapCard
      art={<BusinessArt business={business} sizes="108px" />}
      name={name}
      lang={lang}
      href={profilePath(business)}
      mark={verified && <VerifiedMark />}
      onClose={onClose}
    >
      <Facts of={[category.name, area.name]} />
      <div className={`${factsStyles.line} ${rowStyles.opening}`}>
        <OpeningTag opening={opening} />
      </div>
    </MapCard>
  );
}
