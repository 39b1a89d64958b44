import { useEffect, useState } from 'react';
import { useRead } from '../../state/use-read.ts';

/** As `useRead`, where what was read of the same path stays in sight until it has been read again. */
export function useKeptRead<T>(path: string) {
  const reading = useRead<T>(path);
  const [kept, setKept] = useState<{ path: string; data: T } | null>(null);
  useEffect(() => {
    if (reading.status === 'ready') setKept({ path, data: reading.data });
  }, [reading.status, reading.data, path]);
  const { again } = reading;
  if (reading.status === 'loading' && kept?.path === path)
    return { status: 'ready' as const, data: kept.data, again };
  return reading;
}
