import { useWords } from '../i18n/words.ts';
import { useAppSelector } from '../store.ts';
import * as brandStyles from '../ui/shared/brand.module.css';

/** Logo and name, linked to the home page. Settings may replace the logo. */
export function Logo({ ground, place }: { ground: 'light' | 'dark'; place: 'navbar' | 'footer' }) {
  const t = useWords();
  const settings = useAppSelector((state) => state.settings.generalSettings.data);
  const name = settings?.name ?? '';
  const [first, ...rest] = name.split(' ');
  const own = place === 'navbar' ? settings?.navbar.logo : settings?.logo;
  return (
    <a className={brandStyles.link} href="/" aria-label={t('layout:siteLabel', { name })}>
      {own ? (
        <img src={own} width={40} height={40} alt="" />
      ) : (
        <>
          {ground === 'light' && (
            <img className={brandStyles.onLight} src="/art/logo.svg" width={40} height={40} alt="" />
          )}
          <img
            className={ground === 'light' ? brandStyles.onDark : undefined}
            src="/art/logo.svg?ground=dark"
            width={40}
            height={40}
            alt=""
          />
        </>
      )}
      <b>
        {first}
        <i> {rest.join(' ')}</i>
      </b>
    </a>
  );
}
