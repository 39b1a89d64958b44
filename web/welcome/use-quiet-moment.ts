import { useEffect, useState } from 'react';

/** A menu, a dialog, a list of suggestions or the tour. */
const open =
  'dialog[open], [aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"], .driver-active';

/** Whether nothing lies over the page: once requested, waits until everything open has closed. */
export function useQuietMoment(isWished: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWished || isQuiet) return;
    const check = () => setQuiet(document.querySelector(open) === null);
    check();
    const observer = new MutationObserver(check);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['open', 'aria-expanded', 'class'],
    });
    return () => observer.disconnect();
  }, [isWished, isQuiet]);
  return isQuiet;
}
