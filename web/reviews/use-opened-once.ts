import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the form once for visitors who follow a link to it, as soon as it can be opened. Afterwards only the button
 * opens it, even if the review is loaded again after submission.
 */
export function useOpenedOnce(mark: string, isReady: boolean, open: () => void): void {
  const { hash, key } = useLocation();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady || hash !== mark || opened.current === key) return;
    opened.current = key;
    open();
  }, [isReady, hash, mark, key, open]);
}
