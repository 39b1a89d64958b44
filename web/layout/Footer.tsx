import { limits } from '../../contract/limits.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useAppSelector } from '../store.ts';
import { reopenChoices } from '../third-party/reopening.ts';
import { TourButton } from '../tour/TourButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Phone } from '../ui/Phone.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import * as styles from './Footer.module.css';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import { SubscribeBox } from './SubscribeBox.tsx';

const explore = [
  ['layout:home', '/'],
  ['layout:ourServices', '/Our-Service'],
  ['layout:events', '/Events'],
  ['layout:neighborhoods', '/Neighborhoods'],
  ['layout:blog', '/Blog'],
  ['layout:userGuide', '/User-Guide'],
] as const;

const company = [
  ['layout:aboutShort', '/about'],
  ['layout:contactShort', '/Contact'],
  ['layout:terms', '/Terms-conditions'],
  ['layout:privacy', '/Privacy-Policy'],
] as const;

/** The footer of all pages except account and legal ones. */
export function Footer() {
  const t = useWords();
  const { thirdParties } = useSite();
  const footer = useAppSelector((state) => state.settings.generalSettings.data?.footer);
  const name = useAppSelector((state) => state.settings.generalSettings.data?.name ?? '');
  return (
    <footer className={styles.footer}>
      <img
        className={styles.texture}
        src="/art/texture.svg?tone=dark"
        width={1240}
        height={640}
        alt=""
        loading="lazy"
      />
      <div className={layoutStyles.wrap}>
        <SubscribeBox />
        <div className={styles.columns}>
          <div>
            <Logo ground="dark" place="footer" />
            <p>{footer?.about}</p>
            <ul className={styles.networks}>
              {footer?.social_media.slice(0, limits.footerSocialIcons).map(({ type, url }) => (
                <li key={url}>
                  <a
                    className={buttonStyles.icon}
                    href={url}
                    target="_blank"
                    rel="noopener"
                    aria-label={t('cards:socialOf', { name, network: t(`cards:${type}`) })}
                  >
                    <Icon name={type} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <Links title={t('layout:explore')} links={explore} />
          <Links title={t('layout:company')} links={company} />
          <div>
            <h2>{t('layout:talkToUs')}</h2>
            <ul>
              {footer?.email && (
                <li>
                  <a href={`mailto:${footer.email}`}>
                    <Icon name="mail" />
                    <bdi dir="ltr">{footer.email}</bdi>
                  </a>
                </li>
              )}
              {footer?.phone && (
                <li>
                  <a href={`tel:${footer.phone}`}>
                    <Icon name="phone" />
                    <Phone number={footer.phone} />
                  </a>
                </li>
              )}
              <li className={layoutStyles.row}>
                <Icon name="globe" />
                <LanguageLink className="" />
              </li>
              <li>
                <TourButton className="" icon="flag" />
              </li>
              {(thirdParties?.pixel || thirdParties?.chat || thirdParties?.maps) && (
                <li className={visibilityStyles.withScripts}>
                  <button type="button" onClick={reopenChoices}>
                    <Icon name="shield" />
                    {t('layout:choices')}
                  </button>
                </li>
              )}
            </ul>
          </div>
        </div>
        <div className={styles.bottom}>{footer?.Copyright}</div>
      </div>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: typeof explore | typeof company }) {
  const t = useWords();
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([word, path]) => (
          <li key={path}>
            <a href={path}>{t(word)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
