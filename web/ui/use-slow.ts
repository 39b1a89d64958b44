import { useEffect, useState } from 'react';

const slowMs = 200;

/** True once something has lasted long enough to be noticed: quick responses display no skeletons. */
export function useSlow(waiting: boolean, afterMs = slowMs): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [waiting, afterMs]);
  return waiting && slow;
}
