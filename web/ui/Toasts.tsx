import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Toast as DrawnToast } from './Toast.tsx';
import * as styles from './Toasts.module.css';
import type { ShowToast, ToastEntry } from './toast-message.ts';
import { useTopRoom } from './use-top-room.ts';

const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message at the top of the page, on the side where lines end. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('the page has no room for toasts');
  return show;
}

/** The messages over the page. Their two rooms are there from the start, so that they are read out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<ToastEntry[]>([]);
  const count = useRef(0);
  /** How one is drawn comes with the first of them. */
  const [Toast, setToast] = useState<typeof DrawnToast | null>(null);
  const bring = useCallback(() => {
    import('./Toast.tsx').then(
      (drawn) => setToast(() => drawn.Toast),
      // Without network it is not to be had, and comes with the next.
      () => undefined,
    );
  }, []);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    // Most messages answer a press: it is there before the answer, and without network too.
    const signs = ['pointerdown', 'keydown'] as const;
    const press = ({ target }: Event) => {
      if (!pressed.current) bring();
      pressed.current = target as Element;
    };
    for (const sign of signs) addEventListener(sign, press);
    return () => {
      for (const sign of signs) removeEventListener(sign, press);
    };
  }, [bring]);
  const close = useCallback((id: number) => {
    setEntries((current) => current.filter((entry) => entry.id !== id));
  }, []);
  const show = useCallback<ShowToast>(
    (message) => {
      count.current += 1;
      bring();
      const entry = { ...message, id: count.current, pressed: pressed.current };
      // The same words twice are one message that begins anew.
      setEntries((current) => [...current.filter(({ title }) => title !== entry.title), entry]);
      return () => close(entry.id);
    },
    [bring, close],
  );
  const room = useTopRoom(entries);
  const draw = (list: ToastEntry[]) =>
    Toast && list.map((entry) => <Toast key={entry.id} entry={entry} onClose={close} />);
  return (
    <ToastContext value={show}>
      {children}
      {/* It keeps the place of what may go into a dialog for a while. */}
      <div>
        <div ref={room} className={styles.toasts} popover="manual">
          <div role="status">{draw(entries.filter(({ kind }) => kind !== 'error'))}</div>
          <div role="alert">{draw(entries.filter(({ kind }) => kind === 'error'))}</div>
        </div>
      </div>
    </ToastContext>
  );
}
