import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The address of a clicked plain link, if it can be opened by client-side navigation. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  if (link.relList.contains('external')) return null;
  return link.pathname === location.pathname && link.hash ? null : link;
}

/**
 * Makes plain links of the page, or of an element in it, navigate on the client: one listener instead of a
 * component for each of a hundred links. A link with `data-stay` preserves the scroll position, one with
 * `data-replace` replaces the history entry, one with `rel="external"` does not lead to a page and loads normally.
 */
export function useSoftLinks(root?: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Above React's own listener, so that components handle the event first.
    const element: EventTarget | null = root ? root.current : document;
    const follow = (event: Event) => {
      const link = followed(event as MouseEvent);
      // While offline only the worker has content, and it serves full pages.
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
