import { memo, type ReactNode } from 'react';
import type { RentalCard } from '../../contract/rentals.ts';
import { rentalPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { dateWords } from './date-words.ts';
import { Facts } from './Facts.tsx';
import { milesOfMeters } from './miles.ts';
import { RentalArt } from './RentalArt.tsx';
import { RentPrice, rentalFacts } from './RentPrice.tsx';
import { SaveButton } from './SaveButton.tsx';
import * as artStyles from './shared/art.module.css';
import * as factsStyles from './shared/facts.module.css';
import * as rowStyles from './shared/row.module.css';
import * as tagStyles from './shared/tag.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  rental: RentalCard;
  /** Its pin is hovered. */
  hot: boolean;
  /** Above the fold: its picture loads eagerly. */
  eager: boolean;
  distance: boolean;
  /** Who may rent it; nothing if unrestricted. */
  openTo: string | null;
  /** Why a search matched it, if its title does not show it. */
  why?: ReactNode;
}

/** A rental in a list: its price first. Its title is the link, which covers the whole row. */
export const RentalRow = memo(function RentalRow({ rental, hot, eager, distance, openTo, why }: Props) {
  const t = useWords();
  const { lang: pageLang } = useSite();
  const { id, title, lang, area, distanceMeters, postedAt } = rental;
  return (
    <article className={hot ? `${rowStyles.row} ${rowStyles.hot}` : rowStyles.row} data-place={id}>
      <div className={artStyles.art}>
        <RentalArt rental={rental} sizes="(width <= 600px) 96px, 220px" eager={eager} />
        <SaveButton kind="rent" id={id} name={title} lang={lang} />
        {distance && distanceMeters !== null && (
          <span className={`${tagStyles.glass} ${rowStyles.distance}`}>
            {t('directory:milesAway', { miles: milesOfMeters(distanceMeters) })}
          </span>
        )}
      </div>
      <div className={rowStyles.body}>
        <RentPrice rental={rental} />
        <h3 className={rowStyles.name}>
          <a href={rentalPath(rental)} className={textStyles.stretched} dir="auto" lang={lang}>
            {title}
          </a>
        </h3>
        <Facts of={rentalFacts(rental, t)} />
        <div className={factsStyles.line}>{area.name}</div>
        {openTo && (
          <div className={tagStyles.list}>
            <span className={tagStyles.brand}>{openTo}</span>
          </div>
        )}
        {why}
        <div className={`${factsStyles.line} ${rowStyles.when}`}>
          <time dateTime={postedAt}>{dateWords(postedAt, pageLang)}</time>
        </div>
      </div>
    </article>
  );
});
