import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The address that a click on a plain link asks for, when the page may follow it without loading anew. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  return link.pathname === location.pathname && link.hash ? null : link;
}

/**
 * Lets the plain links inside an element be followed without loading the page anew: one listener in the
 * place of a component for each of a hundred links. A link with `data-stay` leaves the page where it is
 * scrolled to, one with `data-replace` takes the place of this page in the history.
 */
export function useSoftLinks(root: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = root.current;
    const follow = (event: MouseEvent) => {
      const link = followed(event);
      if (!link) return;
      event.preventDefault();
      const stay = link.dataset.stay !== undefined;
      const replace = link.dataset.replace !== undefined;
      void navigate(`${link.pathname}${link.search}`, { preventScrollReset: stay, replace });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [root, navigate]);
}
