import { Fragment, useMemo } from 'react';
import type { RentalDetail } from '../../contract/rentals.ts';
import { neighborhoodPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import type { MapLabel } from '../ui/map-ground.ts';
import type { MapPin } from '../ui/map-pin-element.ts';
import { PlaceMapLater } from '../ui/PlaceMapLater.tsx';
import { directionsLink } from '../ui/phone-words.ts';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as detailStyles from '../ui/shared/detail.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as textStyles from '../ui/shared/text.module.css';

interface Props {
  post: Pick<RentalDetail, 'id' | 'title' | 'area' | 'borough' | 'whereabouts'>;
  kind: 'rent' | 'job' | 'product' | 'event';
  /** The public address or its parts. */
  address?: string | readonly string[] | null | undefined;
  /** Wanted posts have no place to visit. */
  isWanted: boolean;
}

const folders = { rent: 'rents', job: 'jobs', product: 'products', event: 'events' } as const;
/** Icons of categories, as those of all pins. */
export const pinIcons = {
  rent: 'home',
  job: 'briefcase',
  product: 'box',
  event: 'events',
} satisfies Record<Props['kind'], string>;

/** The location of a post with the public precision, and directions. */
export function PostPlace({ post, kind, address, isWanted }: Props) {
  const { id, title, area, borough, whereabouts } = post;
  const addressParts = typeof address === 'string' ? [address] : (address ?? []);
  const written = addressParts.join(', ');
  const t = useWords();
  const map = useMemo(() => {
    if (!whereabouts) return null;
    const { point, radiusMeters } = whereabouts;
    const pins: MapPin[] = [{ id, name: title, point, icon: pinIcons[kind] }];
    if (radiusMeters === null) return { label: t('place:mapOfPlace', { name: title }), pins, selected: id };
    const labels: MapLabel[] = [{ name: area.name, ...point, fromZoom: 0 }];
    return { label: t('post-page:mapAround'), pins: [], labels, around: { centre: point, radiusMeters } };
  }, [id, title, kind, area.name, whereabouts, t]);
  if (!whereabouts || !map) return null;
  const { point, radiusMeters } = whereabouts;
  const isExact = radiusMeters === null;
  return (
    <section className={layoutStyles.block}>
      <h2>{t('post-page:whereItIs')}</h2>
      <PlaceMapLater {...map} still google={isExact} picture={{ kind: folders[kind], id }} />
      <div className={detailStyles.where}>
        {kind === 'event' && written && (
          <address>
            {addressParts.map((part, index) => (
              <Fragment key={part}>
                {index > 0 && t('cards:comma')}
                <bdi>{part}</bdi>
              </Fragment>
            ))}
          </address>
        )}
        {!isExact && (
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            {t(kind === 'rent' && !isWanted ? 'post-page:exactLater' : 'post-page:areaOnly')}
          </p>
        )}
        {borough && (
          <a className={textStyles.link} href={neighborhoodPath(area.id)}>
            {t('place:moreInArea', { area: area.name })}
          </a>
        )}
        {!isWanted && (
          <a
            className={`${buttonStyles.soft} ${buttonStyles.small}`}
            href={directionsLink({ point: isExact || !written ? point : null, address: written })}
            target="_blank"
            rel="noopener"
            aria-label={t('place-map:directionsTo', { name: isExact || written ? title : area.name })}
          >
            <Icon name="directions" />
            {t('place-map:directions')}
          </a>
        )}
      </div>
    </section>
  );
}
