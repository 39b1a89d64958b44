import { useContext, useEffect, useLayoutEffect } from 'react';
import {
  type Location,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useLocation,
} from 'react-router';

const storageKey = 'scroll-positions';

function savedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** A history entry; one that was loaded from the server has no key of its own. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}

/** Whether the page was reloaded or returned to, rather than opened for the first time. */
function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate';
}

/**
 * Scrolls to the top of a new page, to the target of a `#` fragment, or to the restored position. The router stores
 * the positions; its own component would scroll with an inline script, which the content security policy forbids,
 * and adds a tenth of the router's size.
 */
export function useScrollMemory(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const state = useContext(UNSAFE_DataRouterStateContext);
  const { hash, key } = useLocation();
  const restored = state?.restoreScrollPosition;
  const stays = state?.preventScrollReset;

  useEffect(() => {
    if (!router) return;
    history.scrollRestoration = 'manual';
    const positions = savedPositions();
    const here = positions[placeOf(router.state.location)];
    if (here && isReturning()) scrollTo(0, here);
    const forget = router.enableScrollRestoration(positions, () => scrollY, placeOf);
    const onLeave = () => {
      positions[placeOf(router.state.location)] = scrollY;
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Without storage every page starts at the top.
      }
      history.scrollRestoration = 'auto';
    };
    const onReturn = () => {
      history.scrollRestoration = 'manual';
    };
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    return () => {
      forget();
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
    };
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that somebody went somewhere
  useLayoutEffect(() => {
    if (restored === false) return;
    if (typeof restored === 'number') scrollTo(0, restored);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (!stays) scrollTo(0, 0);
  }, [key, hash, restored, stays]);
}
