import { useWords } from '../i18n/words.ts';
import { useAppSelector } from '../store.ts';
import { Icon } from '../ui/Icon.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import { CityChoice } from './CityChoice.tsx';
import * as styles from './StatesGrid.module.css';

/** The sites of the states: existing ones open in a new tab, the others are marked as coming soon. */
export default function StatesGrid() {
  const t = useWords();
  const states = useAppSelector((state) => state.settings.generalSettings.data?.navbar.states) ?? [];
  return (
    <>
      <CityChoice />
      <ul className={styles.states} aria-label={t('layout:states')}>
        {states.map(({ title, image, url }) => (
          <li key={title} className={url ? undefined : styles.soon}>
            <img src={image} width={96} height={72} alt="" />
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                <b>{title}</b>
                <span className={textStyles.hidden}>({t('layout:newTab')})</span>
                <Icon name="arrow" size="s" flip />
              </a>
            ) : (
              <span>
                <b>{title}</b>
                <small>{t('layout:comingSoon')}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
