import { useEffect, useState } from 'react';
import type { DataOf, EndpointDefinition, InputOf } from '../../../contract/endpoint.ts';
import { filledPath } from '../../../contract/endpoint-address.ts';
import type { AnyInput } from '../../api.ts';
import { useRead } from '../../state/use-read.ts';

/** Like `useRead`, but the previous data of the same path is displayed until it has been read again. */
export function useLastRead<E extends EndpointDefinition>(endpoint: E, input: InputOf<E>) {
  const reading = useRead(endpoint, input);
  const path = filledPath(endpoint, (input as AnyInput).params);
  const [lastRead, setLastRead] = useState<{ path: string; data: DataOf<E> } | null>(null);
  useEffect(() => {
    if (reading.status === 'ready') setLastRead({ path, data: reading.data });
  }, [reading.status, reading.data, path]);
  const { again } = reading;
  if (reading.status === 'loading' && lastRead?.path === path)
    return { status: 'ready' as const, data: lastRead.data, again };
  return reading;
}
