import { useMemo } from 'react';
import {
  areaPictureZoom,
  mapPictureAddress,
  mapPictureSize,
  mapPictureVersion,
  pixelMeters,
} from '../../../contract/map-picture.ts';
import type { Neighborhood, Shape } from '../../../contract/neighborhoods.ts';
import { useWords } from '../../i18n/words.ts';
import { type StreetMapFacts, useSite } from '../../site.tsx';
import { PlaceMapLater } from '../../ui/PlaceMapLater.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import * as styles from './AreaMap.module.css';

const noPins = [] as const;
/** The visible part of the city, in diagonals of the area. */
const surroundings = 1.6;

type Props = { area: Neighborhood };

/** Where the area is, and what lies around it; nothing without an outline. */
export function AreaMap({ area }: Props) {
  const t = useWords();
  const { streetMap } = useSite();
  if (!area.shape) return null;
  return (
    <section id="map" className={`${styles.section} ${streetMap ? '' : visibilityStyles.withScripts}`}>
      <SectionHead title={t('neighborhoods:onTheMap')} />
      {streetMap ? (
        <StreetPicture id={area.id} name={area.name} point={area.point} shape={area.shape} map={streetMap} />
      ) : (
        <OutlineMap id={area.id} name={area.name} point={area.point} shape={area.shape} />
      )}
    </section>
  );
}

type Outlined = Pick<Neighborhood, 'id' | 'name' | 'point'> & { shape: Shape };

/** The map of outlines: without a street map the server renders no pictures. */
function OutlineMap({ id, name, point, shape }: Outlined) {
  const t = useWords();
  const area = useMemo(() => {
    const meters = Math.hypot(shape.width, shape.height) * shape.unitMeters;
    return { centre: point, radiusKm: (meters / 2000) * surroundings };
  }, [point, shape]);
  return (
    <PlaceMapLater
      label={t('neighborhoods:mapLabel', { name })}
      pins={noPins}
      area={area}
      place={id}
      still
      picture={{ kind: 'neighborhoods', id }}
    />
  );
}

/** A static street map with the outline, rendered by the server. */
function StreetPicture({ id, name, point, shape, map: streetMap }: Outlined & { map: StreetMapFacts }) {
  const t = useWords();
  const { lang } = useSite();
  const { width, height } = mapPictureSize;
  const meters = { width: shape.width * shape.unitMeters, height: shape.height * shape.unitMeters };
  const unit = shape.unitMeters / pixelMeters(areaPictureZoom(meters), point.lat);
  const version = mapPictureVersion(streetMap.version, point);
  const address = (scheme: 'light' | 'dark') =>
    mapPictureAddress({ kind: 'neighborhoods', id }, { lang, scheme }, version);
  return (
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
  );
}
