import type { ReactNode } from 'react';
import type { BusinessCard as Card } from '../../contract/businesses.ts';
import { profilePath } from '../addresses.ts';
import { BusinessArt, BusinessLogo } from './BusinessArt.tsx';
import { Facts } from './Facts.tsx';
import { OpeningTag } from './OpeningTag.tsx';
import { Rating } from './Rating.tsx';
import { SaveButton } from './SaveButton.tsx';
import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as textStyles from './shared/text.module.css';
import { VerifiedMark } from './VerifiedMark.tsx';

/**
 * A place in a grid. The whole card is one link, named after the place; saving is a separate button.
 * @param eager loads its picture eagerly, as it is visible at once
 * @param why why a search matched it, if its title does not show it
 */
export function BusinessCard({
  business,
  eager = false,
  why,
}: {
  business: Card;
  eager?: boolean;
  why?: ReactNode;
}) {
  const { name, lang, category, area, verified, opening } = business;
  return (
    <article className={`${cardStyles.card} ${cardStyles.place}`}>
      <div className={cardStyles.picture}>
        <div className={artStyles.art}>
          <BusinessArt business={business} sizes="(width <= 992px) 268px, 292px" eager={eager} />
        </div>
        <div className={cardStyles.tags}>
          <OpeningTag opening={opening} short />
        </div>
        <div className={cardStyles.save}>
          <SaveButton kind="business" id={business.id} name={name} lang={lang} />
        </div>
        <div className={`${artStyles.logo} ${cardStyles.logo}`}>
          <BusinessLogo business={business} size={56} />
        </div>
      </div>
      <div className={cardStyles.body}>
        <h3 className={cardStyles.name}>
          <span dir="auto" lang={lang}>
            <a href={profilePath(business)} className={textStyles.stretched}>
              {name}
            </a>
          </span>
          {verified && <VerifiedMark />}
        </h3>
        <Facts of={[category.name, area.name]} />
        <Rating business={business} />
        {why}
      </div>
    </article>
  );
}
