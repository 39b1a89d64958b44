import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { serviceSections } from '../service-sections.ts';
import { useSite } from '../site.tsx';
import { useAccount } from '../state/account.ts';
import { loginPath } from '../state/login-path.ts';
import { useLogOut } from '../state/use-log-out.ts';
import { useAppSelector } from '../store.ts';
import { TourButton } from '../tour/TourButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { AddBusinessLink } from './AddBusinessLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import * as styles from './MobileMenu.module.css';
import { SiteSearch } from './SiteSearch.tsx';
import StatesGrid from './StatesGrid.tsx';
import type { Menus } from './use-menus.ts';

/** The mobile menu: full height, with the page behind it inert and not scrolling. */
export default function MobileMenu({ menus: { open, show } }: { menus: Menus }) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (open === 'mobileSearch') dialog.current?.querySelector<HTMLElement>('[name="q"]')?.focus();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.menu} aria-label={t('layout:menu')} onClose={() => show(null)}>
      {open === 'mobileStates' ? (
        <StatesOverlay onBack={() => show('mobile')} onClose={() => dialog.current?.close()} />
      ) : (
        <>
          <div className={styles.bar}>
            <button
              type="button"
              className={buttonStyles.icon}
              aria-label={t('layout:close')}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" size="l" />
            </button>
            <Logo ground="light" place="navbar" />
            <LanguageLink className={styles.language} />
          </div>
          <div className={styles.body}>
            <SiteSearch placeholder={t('layout:searchHint')} />
            <Links onStates={() => show('mobileStates')} onTour={() => dialog.current?.close()} />
            <Foot onClose={() => dialog.current?.close()} />
          </div>
        </>
      )}
    </dialog>
  );
}

function Links({ onStates, onTour }: Record<'onStates' | 'onTour', () => void>) {
  const t = useWords();
  const { cityName } = useSite();
  const services = useAppSelector((state) => state.settings.generalSettings.data?.services);
  const [isOpen, setOpen] = useState(true);
  return (
    <nav aria-label={t('layout:mainNav')}>
      <a className={styles.entry} href="/">
        {t('layout:home')}
      </a>
      <button
        type="button"
        className={isOpen ? `${styles.entry} ${styles.open}` : styles.entry}
        aria-expanded={isOpen}
        aria-controls="mobile-services"
        onClick={() => setOpen(!isOpen)}
      >
        {t('layout:services')}
        <Icon name="chevron-down" />
      </button>
      <ul id="mobile-services" className={styles.services} hidden={!isOpen}>
        {serviceSections.map(({ key, path, icon }) => (
          <li key={key}>
            <a className={styles.service} href={path}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={layoutStyles.grow}>{services?.[key].name}</span>
              <Icon name="chevron" size="s" flip />
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.entry} href="/Blog">
        {t('layout:blog')}
      </a>
      <a className={styles.entry} href="/about">
        {t('layout:about')}
      </a>
      <a className={styles.entry} href="/Contact">
        {t('layout:contact')}
      </a>
      <button type="button" className={styles.entry} aria-haspopup="true" onClick={onStates}>
        {t('layout:selectState')}
        <span className={`${textStyles.muted} ${layoutStyles.row}`}>
          {cityName} <Icon name="chevron" size="s" flip />
        </span>
      </button>
      <TourButton className={`${styles.entry} ${styles.tour}`} icon="flag" onStart={onTour} />
    </nav>
  );
}

/** Content fixed at the bottom. */
function Foot({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const { isSignedIn, firstName } = useAccount();
  const logOut = useLogOut();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.foot}>
      {isSignedIn ? (
        <>
          <a className={buttonStyles.outlined} href="/Profile">
            <Icon name="user" size="s" />
            <span>
              {t('layout:profile')} · <bdi>{firstName ?? t('layout:guest')}</bdi>
            </span>
          </a>
          <button type="button" className={buttonStyles.outlined} onClick={() => void logOut()}>
            <Icon name="sign-out" size="s" flip />
            {t('layout:logOut')}
          </button>
        </>
      ) : (
        <a className={buttonStyles.outlined} href={loginPath(`${pathname}${search}`)}>
          {t('layout:signIn')}
        </a>
      )}
      <AddBusinessLink className={buttonStyles.accent} onRefused={onClose} />
    </div>
  );
}

function StatesOverlay({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={buttonStyles.icon} aria-label={t('layout:back')} onClick={onBack}>
          <Icon name="back" size="l" flip />
        </button>
        <h2 ref={heading} tabIndex={-1} className={layoutStyles.grow}>
          {t('layout:selectState')}
        </h2>
        <button type="button" className={buttonStyles.icon} aria-label={t('layout:close')} onClick={onClose}>
          <Icon name="close" size="l" />
        </button>
      </div>
      <div className={styles.body}>
        <StatesGrid />
      </div>
    </>
  );
}
