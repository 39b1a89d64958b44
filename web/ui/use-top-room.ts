import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a manual popover above everything, dialogs too. Whatever is outside of a modal dialog cannot be
 * reached while that is open: as long as there is something to show, the popover goes into the dialog that
 * lies on top, and back into the box that it came from when there is none.
 * @param contents what there is to show
 */
export function useTopRoom(contents: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  const home = useRef<ParentNode | null>(null);
  useEffect(() => {
    home.current = room.current?.parentNode ?? null;
    room.current?.showPopover();
  }, []);
  const isShowing = contents.length > 0;
  useLayoutEffect(() => {
    const settle = () => {
      const element = room.current;
      const dialog = isShowing ? [...document.querySelectorAll('dialog:modal')].at(-1) : undefined;
      const place = dialog ?? home.current;
      if (!element || !place || element.parentNode === place) return;
      place.append(element);
      // What moved is hidden; shown anew it lies on top.
      element.showPopover();
    };
    settle();
    if (!isShowing) return;
    const observer = new MutationObserver(settle);
    // A dialog that is taken away takes along what lies in it.
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isShowing]);
  return room;
}
