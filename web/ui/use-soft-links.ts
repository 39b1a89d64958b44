import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The address that a click on a plain link asks for, when the page may follow it without loading anew. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  if (link.relList.contains('external')) return null;
  return link.pathname === location.pathname && link.hash ? null : link;
}

/**
 * Lets the plain links of the page, or of an element in it, be followed without loading the page anew:
 * one listener in the place of a component for each of a hundred links. A link with `data-stay` leaves the
 * page where it is scrolled to, one with `data-replace` takes the place of this page in the history, one
 * with `rel="external"` leads to what is no page, and is loaded.
 */
export function useSoftLinks(root?: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Above React's own listener, so that a component may have its say first.
    const element: EventTarget | null = root ? root.current : document;
    const follow = (event: Event) => {
      const link = followed(event as MouseEvent);
      // Without network only the worker has something to show, and it shows whole pages.
      if (!link || (!navigator.onLine && navigator.serviceWorker?.controller)) return;
      event.preventDefault();
      const stay = link.dataset.stay !== undefined;
      const replace = link.dataset.replace !== undefined;
      void navigate(`${link.pathname}${link.search}${link.hash}`, { preventScrollReset: stay, replace });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [root, navigate]);
}
