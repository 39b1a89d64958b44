import type { ReactNode } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import * as styles from './MapKey.module.css';

const example = { group: 12, rating: '4.7', priceCents: 240_000 };

/** The legend of the map. */
export function MapKey({ isOfHomes }: { isOfHomes: boolean }) {
  const t = useWords();
  const { mapTilesUrl } = useSite();
  const row = (sign: ReactNode, meaning: string) => (
    <li>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      {meaning}
    </li>
  );
  const group = <i className={styles.group}>{example.group}</i>;
  const few = { number: limits.reviews.rated };
  return (
    <section className={styles.key} aria-label={t('map:key')}>
      <h2>{t('map:key')}</h2>
      <ul>
        {row(group, t(isOfHomes ? 'map:homesTogether' : 'map:placesTogether', { number: example.group }))}
        {isOfHomes ? (
          row(
            <i className={styles.pill}>
              <Price cents={example.priceCents} />
            </i>,
            t('map:price'),
          )
        ) : (
          <>
            {row(
              <i className={styles.pill}>
                <Icon name="star" size="s" />
                {example.rating}
              </i>,
              t('map:ratedPlace', few),
            )}
            {row(<i className={styles.dot} />, t('map:fewReviews', few))}
            {row(
              <i className={`${styles.pill} ${styles.new}`}>{t('map:isNew')}</i>,
              t('map:newPlace', { number: limits.newOnMapDays }),
            )}
          </>
        )}
        {!mapTilesUrl && row(<i className={styles.station} />, t('map:station'))}
      </ul>
    </section>
  );
}
