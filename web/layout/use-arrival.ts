import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useScrollMemory } from './use-scroll-memory.ts';

export const contentId = 'content';

/**
 * What browsers do on a page load, for client-side navigation: scrolls to the top or restores the scroll position,
 * moves the focus to the new page, and announces its title, which is returned.
 */
export function useArrival(): string {
  useScrollMemory();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById(contentId);
    const heading = main?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main)?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [pathname]);
  return announced;
}
