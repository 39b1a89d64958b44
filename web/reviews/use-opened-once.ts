import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the form for whoever comes by a link to it, once it can be opened. After that it opens by its button alone, also
 * when the review is read again because it was sent.
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
