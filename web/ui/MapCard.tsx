import type { BusinessCard } from '../../contract/businesses.ts';
import { profilePath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { BusinessArt } from './BusinessArt.tsx';
import { Icon } from './Icon.tsx';
import { OpeningTag } from './OpeningTag.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';

/** The place that was chosen on the map. */
export function MapCard({ business, onClose }: { business: BusinessCard; onClose: () => void }) {
  const t = useWords();
  const { name, lang, category, area, verified, opening } = business;
  return (
    <div className="map-card" role="status">
      <article className="rc">
        <div className="art">
          <BusinessArt business={business} sizes="108px" />
        </div>
        <div className="b">
          <h2 className="nm">
            <a href={profilePath(business)} className="over" dir="auto" lang={lang}>
              {name}
            </a>
            {verified && <VerifiedMark />}
          </h2>
          <div className="mt">
            <span>{category.name}</span>
            <span className="dot">·</span>
            <span>{area.name}</span>
          </div>
          <div className="mt op">
            <OpeningTag opening={opening} />
          </div>
        </div>
        <button type="button" className="ib" aria-label={t('directory:closeCard')} onClick={onClose}>
          <Icon name="close" size="s" />
        </button>
      </article>
    </div>
  );
}
