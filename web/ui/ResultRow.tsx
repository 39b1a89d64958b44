import { memo, type ReactNode } from 'react';
import type { BusinessCard } from '../../contract/businesses.ts';
import { profilePath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { BusinessArt } from './BusinessArt.tsx';
import { Facts } from './Facts.tsx';
import { Icon } from './Icon.tsx';
import { milesOfMeters } from './miles.ts';
import { OpeningTag } from './OpeningTag.tsx';
import { directionsLink, whatsappLink } from './phone-words.ts';
import { Rating } from './Rating.tsx';
import { SaveButton } from './SaveButton.tsx';
import * as artStyles from './shared/art.module.css';
import * as buttonStyles from './shared/button.module.css';
import * as factsStyles from './shared/facts.module.css';
import * as rowStyles from './shared/row.module.css';
import * as tagStyles from './shared/tag.module.css';
import * as textStyles from './shared/text.module.css';
import { VerifiedMarkAfterName } from './VerifiedMark.tsx';

interface Props {
  business: BusinessCard;
  /** Its pin is hovered. */
  hot: boolean;
  /** Above the fold: its picture loads eagerly. */
  eager?: boolean;
  distance: boolean;
  /** Why a search matched it, if its title does not show it. */
  why?: ReactNode;
}

/** A place in a list. Its name is the link, which covers the whole row; the actions lie above it. */
export const ResultRow = memo(function ResultRow({ business, hot, eager, distance, why }: Props) {
  const t = useWords();
  const { id, name, lang, category, street, area, isAreaNamed, distanceMeters, verified, services } =
    business;
  return (
    <article className={hot ? `${rowStyles.row} ${rowStyles.hot}` : rowStyles.row} data-place={id}>
      <div className={artStyles.art}>
        <BusinessArt
          business={business}
          sizes="(width <= 600px) 96px, 220px"
          {...(eager && { eager: true })}
        />
        <SaveButton kind="business" id={id} name={name} lang={lang} />
        {distance && distanceMeters !== null && (
          <span className={`${tagStyles.glass} ${rowStyles.distance}`}>
            {t('directory:milesAway', { miles: milesOfMeters(distanceMeters) })}
          </span>
        )}
      </div>
      <div className={rowStyles.body}>
        <h2 className={rowStyles.name}>
          <a href={profilePath(business)} className={textStyles.stretched} dir="auto" lang={lang}>
            {name}
          </a>
          {verified && <VerifiedMarkAfterName />}
        </h2>
        <Facts of={[category.name]}>
          {street && (
            <span className={rowStyles.street}>
              <bdi dir="ltr">{street}</bdi>
              {!isAreaNamed && t('cards:comma')}
            </span>
          )}
          <span className={isAreaNamed ? rowStyles.areaOnly : undefined}>{area.name}</span>
        </Facts>
        <div className={`${factsStyles.line} ${rowStyles.opening}`}>
          <Rating business={business} />
          <OpeningTag opening={business.opening} />
        </div>
        {why}
        {services.length > 0 && (
          <ul className={tagStyles.list}>
            {services.map((service) => (
              <li key={service.text} className={tagStyles.plain} dir="auto" lang={service.lang}>
                {service.text}
              </li>
            ))}
          </ul>
        )}
        <RowActions business={business} />
      </div>
    </article>
  );
});

function RowActions({ business }: { business: BusinessCard }) {
  const t = useWords();
  const { name, phone, whatsapp, street, area, isAreaNamed, point } = business;
  const address = [name, street, !isAreaNamed && area.name].filter(Boolean).join(', ');
  return (
    <div className={rowStyles.actions}>
      {whatsapp && (
        <a
          className={`${buttonStyles.whatsapp} ${buttonStyles.small}`}
          href={whatsappLink(whatsapp)}
          target="_blank"
          rel="noopener"
          aria-label={t('directory:whatsappTo', { name })}
        >
          <Icon name="whatsapp" />
          {t('cards:whatsapp')}
        </a>
      )}
      {phone && (
        <a
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          href={`tel:${phone}`}
          aria-label={t('directory:callTo', { name })}
        >
          <Icon name="phone" />
          {t('directory:call')}
        </a>
      )}
      {(point || street) && (
        <a
          className={`${buttonStyles.quiet} ${buttonStyles.small} ${rowStyles.directions}`}
          href={directionsLink({ point, address })}
          target="_blank"
          rel="noopener"
          aria-label={t('place-map:directionsTo', { name })}
        >
          <Icon name="directions" />
          <span>{t('place-map:directions')}</span>
        </a>
      )}
    </div>
  );
}
