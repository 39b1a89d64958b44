import { useLocation } from 'react-router';
import { listCities } from '../../contract/places.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useRead } from '../state/use-read.ts';
import * as chipStyles from '../ui/shared/chip.module.css';
import * as styles from './CityChoice.module.css';
import { cityAddress } from './chosen-city.ts';

/** The cities to which the whole site can be limited, and an option for all. */
export function CityChoice() {
  const t = useWords();
  const { cityId } = useSite();
  const { pathname, search } = useLocation();
  const { data } = useRead(listCities, {});
  if (!data) return null;
  const cities = data.flatMap((state) => state.cities).filter(({ parentId }) => parentId === null);
  return (
    <nav className={styles.cities} aria-label={t('layout:yourCity')}>
      <b>{t('layout:yourCity')}</b>
      <ul>
        {[{ id: 0, name: t('layout:allCity') }, ...cities].map(({ id, name }) => (
          <li key={id}>
            <a
              href={cityAddress(pathname, search, id)}
              className={id === cityId ? chipStyles.chosen : chipStyles.chip}
              aria-current={id === cityId || undefined}
              rel="external nofollow"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
