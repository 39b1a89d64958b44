import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near.ts';

/**
 * A component that is brought once its place is near the view, for what many never scroll to or never open.
 * @param place where it will stand
 * @param nearView how near that is before it is brought, as a margin of CSS
 */
export function useNearComponent<P>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<P>>,
  nearView: string,
): ComponentType<P> | null {
  const [Brought, setBrought] = useState<ComponentType<P> | null>(null);
  const bring = useRef(load);
  useEffect(() => {
    if (!place.current) return;
    return whenNear(
      place.current,
      nearView,
      () => void bring.current().then((component) => setBrought(() => component)),
    );
  }, [place, nearView]);
  return Brought;
}
