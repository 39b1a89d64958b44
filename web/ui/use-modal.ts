import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * A dialog that opens when it is mounted, and that a click on its backdrop closes. The focus is on its heading, which
 * has `tabIndex` -1: browsers would choose the close button. Without a heading the caller moves the focus.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const onMouseDown = (event: MouseEvent) => event.target === dialog.current && close();
  return { dialog, heading, close, onMouseDown };
}
