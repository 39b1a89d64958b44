import { locales } from '../../../contract/locales.ts';
import type { Neighborhood } from '../../../contract/neighborhoods.ts';
import { posterPath, searchPath } from '../../addresses.ts';
import { AlertButton } from '../../alerts/AlertButton.tsx';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { AreaShape } from './AreaShape.tsx';
import * as styles from './NeighborhoodHero.module.css';
import { neighborhoodCrumbs } from './neighborhood-crumbs.ts';

/** The names, outline and counts of a neighborhood. Counts of zero are omitted. */
export function NeighborhoodHero({ area }: { area: Neighborhood }) {
  const t = useWords();
  const { streetMap } = useSite();
  const { id, name, otherName, parent, shape, places, homes, jobs, products, stations } = area;
  const facts: [WordKey, number][] = [
    ['neighborhoods:factPlaces', places],
    ['neighborhoods:factHomes', homes],
    ['neighborhoods:factJobs', jobs],
    ['neighborhoods:factThings', products],
    ['neighborhoods:factStations', stations.length],
  ];
  return (
    <section className={styles.hero}>
      <div className={`${layoutStyles.wrap} ${styles.inner}`}>
        <div className={styles.text}>
          <Breadcrumbs crumbs={neighborhoodCrumbs(area, t)} />
          <h1>{name}</h1>
          <p className={styles.otherName} lang={otherName.lang} dir={locales[otherName.lang].dir}>
            {otherName.text}
          </p>
          <p className={styles.description}>{t('neighborhoods:description', { name, parent })}</p>
          <div className={`${layoutStyles.row} ${styles.actions}`}>
            {/* A search without text: everything in the area. */}
            <AlertButton listKey={`search?city=${id}`} words="neighborhoods:alert" isMain />
            <a
              // Without a street map, scripts render the map.
              className={`${buttonStyles.plain} ${styles.ghost} ${shape && !streetMap ? visibilityStyles.withScripts : ''}`}
              href={shape ? '#map' : searchPath(name, 'business')}
            >
              <Icon name="map" />
              {t('neighborhoods:seeMap')}
            </a>
            <a
              className={`${buttonStyles.plain} ${styles.ghost} ${visibilityStyles.withScripts}`}
              rel="nofollow"
              href={posterPath('neighborhood', id)}
            >
              <Icon name="print" />
              {t('neighborhoods:poster')}
            </a>
          </div>
          <dl className={styles.facts}>
            {facts
              .filter(([, count]) => count > 0)
              .map(([key, count]) => (
                <div key={key}>
                  <dt>{t(key, { count })}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
          </dl>
        </div>
        {shape && (
          <div className={styles.shape} role="img" aria-label={t('neighborhoods:shapeLabel', { name })}>
            <AreaShape seed={id} shape={shape} stations={stations} large />
          </div>
        )}
      </div>
    </section>
  );
}
