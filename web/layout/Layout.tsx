import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { recognised } from '../state/user.slice.ts';
import { useAppDispatch } from '../store.ts';
import { Later } from '../ui/Later.tsx';
import { ToastProvider } from '../ui/Toasts.tsx';
import { useSoftLinks } from '../ui/use-soft-links.ts';
import { readAccount } from './account.ts';
import { chromeOf } from './chrome.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { contentId, useArrival } from './use-arrival.ts';

/** What surrounds every page, error pages too. */
export function Layout() {
  const t = useWords();
  const dispatch = useAppDispatch();
  const { lang, outside } = useSite();
  const { header, footer } = chromeOf(useLocation().pathname);
  const announced = useArrival();
  useSoftLinks();
  useEffect(() => {
    dispatch(recognised(readAccount().name));
  }, [dispatch]);
  return (
    <ToastProvider>
      <a className="skip" href={`#${contentId}`}>
        {t('layout:skip')}
      </a>
      {outside && <Later load={async () => (await import('../outside/start.tsx')).outsideServices(lang)} />}
      <LoadingBar />
      {header && <Header />}
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      {footer && <Footer />}
      <div className="sr" aria-live="polite" aria-atomic="true">
        {announced}
      </div>
    </ToastProvider>
  );
}
