import {
  type MapPictureOf,
  mapPictureAddress,
  mapPictureSize,
  mapPictureVersion,
  mapPictureZoom,
  pixelMeters,
} from '../../contract/map-picture.ts';
import { useWords } from '../i18n/words.ts';
import { type StreetMapFacts, useSite } from '../site.tsx';
import * as styles from './MapPicture.module.css';
import type { PlaceMapProps } from './PlaceMap.tsx';

interface Props {
  of: MapPictureOf;
  map: Pick<PlaceMapProps, 'label' | 'pins' | 'around'>;
  streetMap: StreetMapFacts;
  /** Requests the interactive map; without it there is only the picture. */
  onOpen?: (() => void) | undefined;
}

/** A static map of a location, rendered by the server: without scripts, for print, and until it is clicked. */
export function MapPicture({ of, map: { label, pins, around }, streetMap, onOpen }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const centre = around?.centre ?? pins[0]?.point;
  if (!centre) return null;
  const version = mapPictureVersion(streetMap.version, centre);
  const address = (scheme: 'light' | 'dark') => mapPictureAddress(of, { lang, scheme }, version);
  const meters = pixelMeters(mapPictureZoom(!around), centre.lat);
  return (
    <div className={styles.still} dir="ltr">
      <picture>
        <source srcSet={address('dark')} media="screen and (prefers-color-scheme: dark)" />
        <img
          className={styles.image}
          src={address('light')}
          alt={label}
          {...mapPictureSize}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {around ? (
        <span
          className={styles.around}
          style={{ inlineSize: `${Math.round((2 * around.radiusMeters) / meters)}px` }}
        />
      ) : (
        <svg className={styles.pin} viewBox="0 0 44 54" aria-hidden="true">
          <path d="M22 53C22 53 42 35.500 42 21.500A20 20 0 0 0 2 21.500C2 35.500 22 53 22 53z" />
          <circle cx="22" cy="21.500" r="7.500" />
        </svg>
      )}
      {onOpen && (
        <button type="button" className={styles.open} aria-label={t('place-map:openMap')} onClick={onOpen} />
      )}
      <a
        className={styles.credit}
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noopener"
      >
        <bdi>
          {streetMap.credit.includes('OpenStreetMap') ? t('place-map:tilesCredit') : streetMap.credit}
        </bdi>
      </a>
    </div>
  );
}
