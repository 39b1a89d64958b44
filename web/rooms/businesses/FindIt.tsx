import { useMemo } from 'react';
import type { BusinessDetail } from '../../../contract/businesses.ts';
import { neighborhoodPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlaceMapLater } from '../../ui/PlaceMapLater.tsx';
import { directionsLink } from '../../ui/phone-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as detailStyles from '../../ui/shared/detail.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { useCopy } from '../../ui/use-copy.ts';

/** The address as it is copied: «6912 5th Ave, Brooklyn, NY 11209». */
export function addressText({ street, area, borough, stateCode, zip }: BusinessDetail): string {
  const town = borough?.name ?? area.name;
  return [street, town, [stateCode, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The location on a map and as an address, with directions. */
export function FindIt({ business }: { business: BusinessDetail }) {
  const t = useWords();
  const copy = useCopy();
  const { id, name, street, area, borough, stateCode, zip, point, category } = business;
  const pins = useMemo(
    () => (point ? [{ id, name, point, icon: category.icon }] : []),
    [id, name, point, category.icon],
  );
  const address = addressText(business);
  return (
    <section className={layoutStyles.block} id="find-it">
      <h2>{t('place:findIt')}</h2>
      {point && (
        <PlaceMapLater
          label={t('place:mapOfPlace', { name })}
          pins={pins}
          selected={id}
          still
          google
          picture={{ kind: 'businesses', id }}
        />
      )}
      <div className={detailStyles.where}>
        <address>
          {street && (
            <>
              <bdi dir="ltr">{street}</bdi>
              {t('cards:comma')}
            </>
          )}
          {borough?.name ?? area.name}
          {t('cards:comma')}
          <bdi dir="ltr">{[stateCode, zip].filter(Boolean).join(' ')}</bdi>
        </address>
        {borough && (
          <a className={textStyles.link} href={neighborhoodPath(area.id)}>
            {t('place:moreInArea', { area: area.name })}
          </a>
        )}
        <div className={layoutStyles.row}>
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small} ${visibilityStyles.withScripts}`}
            aria-label={t('place:copyAddressLabel')}
            onClick={() => void copy(address)}
          >
            <Icon name="copy" />
            {t('place:copyAddress')}
          </button>
          <a
            className={`${buttonStyles.soft} ${buttonStyles.small}`}
            href={directionsLink({ point, address: `${name}, ${address}` })}
            target="_blank"
            rel="noopener"
            aria-label={t('place-map:directionsTo', { name })}
          >
            <Icon name="directions" />
            {t('place-map:directions')}
          </a>
        </div>
      </div>
    </section>
  );
}
