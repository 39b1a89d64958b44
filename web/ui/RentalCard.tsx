import type { ReactNode } from 'react';
import type { RentalCard as Card } from '../../contract/rentals.ts';
import { rentalPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { Facts } from './Facts.tsx';
import { RentalArt } from './RentalArt.tsx';
import { RentPrice, rentalFacts } from './RentPrice.tsx';
import { SaveButton } from './SaveButton.tsx';
import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as factsStyles from './shared/facts.module.css';
import * as tagStyles from './shared/tag.module.css';
import * as textStyles from './shared/text.module.css';

/**
 * A rental in a grid: its price first. The whole card is one link, named after its title.
 * @param eager loads its picture eagerly, as it is visible at once
 * @param why why a search matched it, if its title does not show it
 */
export function RentalCard({
  rental,
  eager = false,
  why,
}: {
  rental: Card;
  eager?: boolean;
  why?: ReactNode;
}) {
  const t = useWords();
  const { id, title, lang, postType, area } = rental;
  return (
    <article className={cardStyles.card}>
      <div className={cardStyles.picture}>
        <div className={artStyles.art}>
          <RentalArt rental={rental} sizes="(width <= 992px) 268px, 292px" eager={eager} />
        </div>
        {postType === 'wanted' && (
          <div className={cardStyles.tags}>
            <span className={tagStyles.glass}>{t('cards:wanted')}</span>
          </div>
        )}
        <div className={cardStyles.save}>
          <SaveButton kind="rent" id={id} name={title} lang={lang} />
        </div>
      </div>
      <div className={cardStyles.body}>
        <RentPrice rental={rental} />
        <h3 className={`${cardStyles.name} ${cardStyles.twoLines}`}>
          <a href={rentalPath(rental)} className={textStyles.stretched} dir="auto" lang={lang}>
            {title}
          </a>
        </h3>
        <Facts of={rentalFacts(rental, t)} />
        <div className={factsStyles.line}>{area.name}</div>
        {why}
      </div>
    </article>
  );
}
