import { Suspense } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useWords } from '../i18n/words.ts';
import type { RouteHandle } from '../page-route.ts';
import { useSite } from '../site.tsx';
import { whenStripIsOn } from '../time/strip-on.ts';
import { Icon } from '../ui/Icon.tsx';
import { Later } from '../ui/Later.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { AddBusinessLink } from './AddBusinessLink.tsx';
import * as styles from './header.module.css';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { StatesMenu } from './StatesMenu.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useMenus } from './use-menus.ts';
import { useScrolled } from './use-scrolled.ts';

const loadMobileMenu = () => import('./MobileMenu.tsx');
const MobileMenu = lazyPart(loadMobileMenu);

/**
 * The header: transparent over a hero until the page is scrolled, solid elsewhere. Above it is the strip of dates
 * and prayer times on devices that turned it on; its space is reserved from the first paint.
 */
export function Header() {
  const t = useWords();
  const { lang } = useSite();
  const menus = useMenus();
  const { pathname } = useLocation();
  const isScrolled = useScrolled();
  const overHero = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.entry?.overHero);
  const isClear = overHero && !isScrolled;
  const { open, show } = menus;
  const isMobileOpen = open === 'mobile' || open === 'mobileSearch' || open === 'mobileStates';
  const current = (path: string) => (pathname === path ? 'page' : undefined);

  return (
    <>
      <div className={styles.strip}>
        <Later
          load={() =>
            whenStripIsOn()
              .then(() => import('../time/CityStrip.tsx'))
              .then(({ cityStrip }) => cityStrip(lang))
          }
        />
      </div>
      <header
        className={`${styles.header}${overHero ? ` ${styles.floating}` : ''}${isClear ? ` ${styles.clear}` : ''}`}
      >
        <div className={styles.row}>
          <button
            type="button"
            className={`${buttonStyles.icon} ${visibilityStyles.small}`}
            aria-label={t('layout:menu')}
            aria-haspopup="dialog"
            aria-expanded={isMobileOpen}
            onPointerDown={loadMobileMenu}
            onClick={() => show('mobile')}
          >
            <Icon name="menu" size="l" />
          </button>
          <Logo ground={isClear ? 'dark' : 'light'} place="navbar" />
          <nav className={styles.nav} aria-label={t('layout:mainNav')}>
            <a href="/" aria-current={current('/')}>
              {t('layout:home')}
            </a>
            <a href="/about" aria-current={current('/about')}>
              {t('layout:about')}
            </a>
            <ServicesMenu menus={menus} />
            <a href="/Blog" aria-current={current('/Blog')}>
              {t('layout:blog')}
            </a>
            <a href="/Contact" aria-current={current('/Contact')}>
              {t('layout:contact')}
            </a>
          </nav>
          <SiteSearch placeholder={t('layout:search')} />
          <div className={styles.tools}>
            <button
              type="button"
              className={`${buttonStyles.icon} ${visibilityStyles.small}`}
              aria-label={t('layout:search')}
              aria-haspopup="dialog"
              onPointerDown={loadMobileMenu}
              onClick={() => show('mobileSearch')}
            >
              <Icon name="search" />
            </button>
            <StatesMenu menus={menus} />
            <LanguageLink className={styles.tool} short />
            <UserMenu menus={menus} />
          </div>
          <AddBusinessLink className={`${buttonStyles.accent} ${buttonStyles.small}`} />
        </div>
      </header>
      {isMobileOpen && (
        <Suspense>
          <MobileMenu menus={menus} />
        </Suspense>
      )}
    </>
  );
}
