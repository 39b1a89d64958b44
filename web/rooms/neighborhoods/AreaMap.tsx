import {
  areaPictureZoom,
  mapPictureAddress,
  mapPictureSize,
  mapPictureVersion,
  pixelMeters,
} from '../../../contract/map-picture.ts';
import type { Neighborhood } from '../../../contract/neighborhoods.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as styles from './AreaMap.module.css';

/** A static street map with the outline, rendered by the server; nothing without a street map. */
export function AreaMap({ area: { id, name, shape, point } }: { area: Neighborhood }) {
  const t = useWords();
  const { lang, streetMap } = useSite();
  if (!streetMap || !shape) return null;
  const { width, height } = mapPictureSize;
  const meters = { width: shape.width * shape.unitMeters, height: shape.height * shape.unitMeters };
  const unit = shape.unitMeters / pixelMeters(areaPictureZoom(meters), point.lat);
  const version = mapPictureVersion(streetMap.version, point);
  const address = (scheme: 'light' | 'dark') =>
    mapPictureAddress({ kind: 'neighborhoods', id }, { lang, scheme }, version);
  return (
    <section id="map" className={styles.section}>
      <SectionHead title={t('neighborhoods:onTheMap')} />
      <div className={styles.map} dir="ltr">
        <picture>
          <source srcSet={address('dark')} media="screen and (prefers-color-scheme: dark)" />
          <img
            src={address('light')}
            alt={t('neighborhoods:mapLabel', { name })}
            {...mapPictureSize}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path
            d={shape.path}
            transform={`translate(${width / 2} ${height / 2}) scale(${unit}) translate(${-shape.width / 2} ${-shape.height / 2})`}
          />
        </svg>
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
          <bdi>
            {streetMap.credit.includes('OpenStreetMap') ? t('place-map:tilesCredit') : streetMap.credit}
          </bdi>
        </a>
      </div>
    </section>
  );
}
