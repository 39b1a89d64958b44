import { type MouseEvent, useEffect, useRef } from 'react';

/** A dialog that opens when it is mounted, and that a click on its backdrop closes. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const onMouseDown = (event: MouseEvent) => event.target === dialog.current && close();
  return { dialog, close, onMouseDown };
}
