import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../ui/when-near.ts';

/** The distance from the viewport at which something starts to load, in pixels. */
const marginPx = 600;

/** Whether an element has come near the viewport, from then on always true. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    return whenNear(element.current, `${marginPx}px 0px`, () => setNear(true));
  }, [isNear]);
  return [element, isNear];
}
