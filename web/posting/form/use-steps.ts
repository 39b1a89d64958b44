import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The name of the last step in the address. */
export const reviewStep = 'review';

/**
 * The current step, from the fragment of the address, so that Back returns to the previous step. A step is unlocked
 * once all before it are completed.
 * @param ids of all steps, the review last
 */
export function useSteps(ids: readonly string[], restored: { step: string; reached: number } | null) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [reached, setReached] = useState(Math.min(restored?.reached ?? 0, ids.length - 1));
  const named = ids.indexOf(decodeURIComponent(hash.slice(1)));
  const index = Math.min(Math.max(named, 0), reached);

  const go = useCallback(
    (to: number, replace = false) => {
      const step = Math.min(Math.max(to, 0), ids.length - 1);
      setReached((now) => Math.max(now, step));
      void navigate(`${pathname}${search}#${ids[step]}`, { replace });
    },
    [navigate, pathname, search, ids],
  );

  // A reopened form starts at the step where it was left.
  const begin = useRef(restored && named < 0 ? ids.indexOf(restored.step) : -1);
  useEffect(() => {
    const at = begin.current;
    begin.current = -1;
    if (at > 0) go(at, true);
  }, [go]);

  const restart = useCallback(() => {
    setReached(0);
    void navigate(`${pathname}${search}`, { replace: true });
  }, [navigate, pathname, search]);

  return { index, reached, go, restart };
}
