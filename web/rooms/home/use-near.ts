import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../ui/when-near.ts';

/** How far below or above the view something begins to be read, in pixels. */
const marginPx = 600;

/** Whether an element has come near the view. Once it has, it stays so. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    return whenNear(element.current, `${marginPx}px 0px`, () => setNear(true));
  }, [isNear]);
  return [element, isNear];
}
