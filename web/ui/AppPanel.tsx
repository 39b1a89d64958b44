import type { BusinessCard } from '../../contract/businesses.ts';
import type { AppPromotion, AppStore } from '../../contract/content.ts';
import { useWords } from '../i18n/words.ts';
import * as styles from './AppPanel.module.css';
import { BusinessArt } from './BusinessArt.tsx';
import { Icon } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import * as artStyles from './shared/art.module.css';
import * as textStyles from './shared/text.module.css';

const systems: Record<AppStore, 'home:ios' | 'home:android'> = { ios: 'home:ios', android: 'home:android' };

interface Props {
  data: AppPromotion;
  /** The content of the drawn phone if the app has no picture. */
  siteName: string;
  places: readonly BusinessCard[];
}

/** The site's app: its purpose, its download links, and a phone that displays it. */
export function AppPanel({ data, siteName, places }: Props) {
  const t = useWords();
  const { title, text, stores = [] } = data;
  return (
    <div className={styles.panel}>
      <div className={styles.texture} aria-hidden="true" />
      <div className={styles.content}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ul className={styles.stores}>
          {stores.map(({ store, url }) => (
            <li key={store}>
              <a className={styles.store} href={url} target="_blank" rel="noopener">
                <Icon name="download" size="l" />
                <span>
                  <small>{t('home:downloadFor')}</small> <b>{t(systems[store])}</b>
                  <span className={textStyles.hidden}> ({t('layout:newTab')})</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <div className={styles.phone}>
          <div className={styles.screen}>
            {data.picture ? <Picture picture={data.picture} /> : <Screen name={siteName} places={places} />}
          </div>
        </div>
      </div>
    </div>
  );
}

function Picture({ picture }: { picture: NonNullable<AppPromotion['picture']> }) {
  return <Photo picture={picture} alt="" sizes="250px" />;
}

/** The screen of the phone: the site's own artwork in place of photos. It is a drawing, not a page. */
function Screen({ name, places }: { name: string; places: Props['places'] }) {
  const t = useWords();
  return (
    <>
      <div className={styles.top}>
        <b>{name}</b>
        <div className={styles.question}>
          <Icon name="search" size="s" />
          <span>{t('home:whatHint')}</span>
        </div>
      </div>
      <div className={styles.arches}>
        {['services', 'shops', 'rents'].map((type) => (
          <img key={type} src={`/art/door/${type}.svg`} width={228} height={298} alt="" loading="lazy" />
        ))}
      </div>
      <ul>
        {places.slice(0, 3).map((place) => (
          <li key={place.id}>
            <div className={artStyles.art}>
              <BusinessArt business={place} sizes="72px" />
            </div>
            <div>
              <b dir="auto">{place.name}</b>
              <span>{place.area.name}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
