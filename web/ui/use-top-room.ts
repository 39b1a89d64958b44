import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a manual popover on top of everything, including dialogs. Content outside a modal dialog is inert while
 * that is open: while there is content, the popover moves into the topmost dialog, and back into its own container
 * afterwards.
 * @param contents its content
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
      // A moved popover is hidden; showing it again puts it on top.
      element.showPopover();
    };
    settle();
    if (!isShowing) return;
    const observer = new MutationObserver(settle);
    // A dialog that is removed removes its content, too.
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isShowing]);
  return room;
}
