import { useMemo } from 'react';
import type { ContactPage } from '../../../contract/entries.ts';
import { officeId } from '../../../contract/map-picture.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlaceMapLater } from '../../ui/PlaceMapLater.tsx';
import { directionsLink } from '../../ui/phone-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as detailStyles from '../../ui/shared/detail.module.css';

/** The only pin of the map. */
const officePin = officeId;
const office = { kind: 'office', id: officeId } as const;

/** The location of the team on a map and as an address, with directions. */
export function Office({ data: { address, point }, name }: { data: ContactPage; name: string }) {
  const t = useWords();
  const pins = useMemo(() => (point ? [{ id: officePin, name, point, icon: 'home' }] : []), [name, point]);
  if (!address && !point) return null;
  const { street, city, stateCode, zip } = address ?? { street: '', city: '', stateCode: '', zip: '' };
  const written = `${street}, ${city}, ${stateCode} ${zip}`;
  return (
    <section aria-labelledby="office-title">
      <h2 id="office-title">{t('contact:office')}</h2>
      {point && (
        <PlaceMapLater
          label={t('contact:mapOfOffice')}
          pins={pins}
          selected={officePin}
          still
          picture={office}
        />
      )}
      <div className={detailStyles.where}>
        {address && (
          <address>
            <bdi dir="ltr">{street}</bdi>
            <br />
            <bdi dir="ltr">
              {city}, {stateCode} {zip}
            </bdi>
          </address>
        )}
        <a
          className={`${buttonStyles.soft} ${buttonStyles.small}`}
          href={directionsLink({ point, address: written })}
          target="_blank"
          rel="noopener"
          aria-label={t('place-map:directionsTo', { name })}
        >
          <Icon name="directions" />
          {t('place-map:directions')}
        </a>
      </div>
    </section>
  );
}
