import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useScrollMemory } from './use-scroll-memory.ts';

export const contentId = 'content';

/**
 * What a browser does by itself when a page is loaded, for pages that are put together in place: scrolls
 * to the top, or back to where it was; moves the focus to the new page; says its title, which is answered.
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
