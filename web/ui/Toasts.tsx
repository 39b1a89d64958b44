import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Toast as DrawnToast } from './Toast.tsx';
import * as styles from './Toasts.module.css';
import type { ShowToast, ToastEntry } from './toast-message.ts';
import { useTopRoom } from './use-top-room.ts';

const ToastContext = createContext<ShowToast | null>(null);

/** Displays a toast at the top of the page, at the end of the line. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('the page has no room for toasts');
  return show;
}

/** The toasts. Their two live regions exist from the start, so that toasts are announced. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<ToastEntry[]>([]);
  const count = useRef(0);
  /** The component of a toast loads with the first one. */
  const [Toast, setToast] = useState<typeof DrawnToast | null>(null);
  const bring = useCallback(() => {
    import('./Toast.tsx').then(
      (drawn) => setToast(() => drawn.Toast),
      // Unavailable while offline, retried with the next one.
      () => undefined,
    );
  }, []);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    // Most toasts respond to a click: the component is loaded before the response, and while offline too.
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
      // A repeated message restarts its timer instead of adding another one.
      setEntries((current) => [...current.filter(({ title }) => title !== entry.title), entry]);
      return () => close(entry.id);
    },
    [bring, close],
  );
  const room = useTopRoom(entries);
  const draw = (list: readonly ToastEntry[]) =>
    Toast && list.map((entry) => <Toast key={entry.id} entry={entry} onClose={close} />);
  return (
    <ToastContext value={show}>
      {children}
      {/* A placeholder for content that temporarily moves into a dialog. */}
      <div>
        <div ref={room} className={styles.toasts} popover="manual">
          <div role="status">{draw(entries.filter(({ kind }) => kind !== 'error'))}</div>
          <div role="alert">{draw(entries.filter(({ kind }) => kind === 'error'))}</div>
        </div>
      </div>
    </ToastContext>
  );
}
