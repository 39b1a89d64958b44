import { Outlet, useLocation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Later } from '../ui/Later.tsx';
import { SavingProvider } from '../ui/saving.ts';
import * as textStyles from '../ui/shared/text.module.css';
import { ToastProvider } from '../ui/Toasts.tsx';
import { useSoftLinks } from '../ui/use-soft-links.ts';
import { Welcome } from '../welcome/Welcome.tsx';
import { AccountWatch } from './AccountWatch.tsx';
import { chromeOf } from './chrome.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.module.css';
import { LoadingBar } from './LoadingBar.tsx';
import { PageWait } from './PageWait.tsx';
import { contentId, useArrival } from './use-arrival.ts';
import { useSavingForPage } from './use-saving.ts';

/** The frame of every page, including error pages. */
export function Layout() {
  const t = useWords();
  const { lang, thirdParties } = useSite();
  const { header, footer, welcome } = chromeOf(useLocation().pathname);
  const announced = useArrival();
  useSoftLinks();
  return (
    <ToastProvider>
      <a className={styles.skip} href={`#${contentId}`}>
        {t('layout:skip')}
      </a>
      {thirdParties && (
        <Later
          load={async () => (await import('../third-party/third-parties.tsx')).loadThirdPartyServices(lang)}
        />
      )}
      <AccountWatch />
      <LoadingBar />
      <PageWait />
      {header && <Header />}
      <main id={contentId} tabIndex={-1}>
        <PageWithSaving />
      </main>
      {footer && <Footer />}
      <div className={textStyles.hidden} aria-live="polite" aria-atomic="true">
        {announced}
      </div>
      {welcome && <Welcome />}
    </ToastProvider>
  );
}

/** The page itself. Saving may display toasts, whose region is outside it. */
function PageWithSaving() {
  return (
    <SavingProvider value={useSavingForPage()}>
      <Outlet />
    </SavingProvider>
  );
}
