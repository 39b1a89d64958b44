import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { kmOfMiles, radiusMiles } from '../ui/miles.ts';
import * as filterStyles from './filter.module.css';
import * as styles from './RadiusField.module.css';
import type { ListAddress } from './use-list-address.ts';

interface Props {
  id: string;
  radiusKm: number | null;
  list: Pick<ListAddress, 'go'>;
}

/** The radius around a point; a field of the surrounding form. */
export function RadiusField({ id, radiusKm, list: { go } }: Props) {
  const t = useWords();
  const choices = radiusMiles.map((miles) => ({ miles, km: kmOfMiles(miles) }));
  return (
    <div className={styles.radius}>
      <label className={filterStyles.title} htmlFor={id}>
        {t('directory:distance')}
      </label>
      <span className={styles.select}>
        <select
          id={id}
          name="radius_km"
          value={choices.some(({ km }) => km === radiusKm) ? String(radiusKm) : ''}
          onChange={(event) => go({ radius_km: event.target.value || null })}
        >
          <option value="">{t('directory:anyDistance')}</option>
          {choices.map(({ miles, km }) => (
            <option key={miles} value={km}>
              {t('directory:withinMiles', { count: miles })}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
    </div>
  );
}
