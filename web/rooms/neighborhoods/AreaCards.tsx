import type { NeighborhoodCard } from '../../../contract/neighborhoods.ts';
import { neighborhoodPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import * as styles from './AreaCards.module.css';
import { AreaShape } from './AreaShape.tsx';

/** Links to areas, each with its outline and number of places. */
export function AreaCards({ areas }: { areas: readonly NeighborhoodCard[] }) {
  const t = useWords();
  return (
    <ul className={styles.cards}>
      {areas.map(({ id, slug, name, shape, places }) => (
        <li key={id}>
          <a className={styles.card} href={neighborhoodPath(slug)}>
            <span className={styles.shape}>{shape && <AreaShape seed={id} shape={shape} />}</span>
            <b>{name}</b>
            <small>
              {places > 0 ? t('neighborhoods:places', { count: places }) : t('neighborhoods:noPlaces')}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
