import type { AppPromotion, AppStore } from '../../../../contract/content.ts';
import { useWords } from '../../../i18n/words.ts';
import { useAppSelector } from '../../../store.ts';
import { BusinessArt } from '../../../ui/BusinessArt.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Photo } from '../../../ui/Photo.tsx';

const systems: Record<AppStore, 'home:ios' | 'home:android'> = { ios: 'home:ios', android: 'home:android' };

/** The site's app: what it is for, where to get it, and a phone that shows it. */
export default function App({ data }: { data: AppPromotion }) {
  const t = useWords();
  const { title, text, stores = [] } = data;
  return (
    <div className="app">
      <div className="tex" aria-hidden="true" />
      <div className="c">
        <h2>{title}</h2>
        <p>{text}</p>
        <ul className="stores">
          {stores.map(({ store, url }) => (
            <li key={store}>
              <a className="store" href={url} target="_blank" rel="noopener">
                <Icon name="download" size="l" />
                <span>
                  <small>{t('home:downloadFor')}</small> <b>{t(systems[store])}</b>
                  <span className="sr"> ({t('layout:newTab')})</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="ph" aria-hidden="true">
        <div className="phone">
          <div className="scr">{data.picture ? <Picture picture={data.picture} /> : <Screen />}</div>
        </div>
      </div>
    </div>
  );
}

function Picture({ picture }: { picture: NonNullable<AppPromotion['picture']> }) {
  return <Photo picture={picture} alt="" sizes="250px" />;
}

/** What the phone shows: the site's own tile work in the places of photographs. It is a drawing, not a page. */
function Screen() {
  const t = useWords();
  const name = useAppSelector((state) => state.settings.generalSettings.data?.name);
  const places = useAppSelector((state) => state.homeSections.businesses.data);
  return (
    <>
      <div className="top">
        <b>{name}</b>
        <div className="ask">
          <Icon name="search" size="s" />
          <span>{t('home:whatHint')}</span>
        </div>
      </div>
      <div className="arches">
        {['services', 'shops', 'rents'].map((type) => (
          <img key={type} src={`/art/door/${type}.svg`} width={228} height={298} alt="" loading="lazy" />
        ))}
      </div>
      <ul>
        {places.slice(0, 3).map((place) => (
          <li key={place.id}>
            <div className="art">
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
