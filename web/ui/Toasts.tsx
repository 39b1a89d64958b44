import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../i18n/words.ts';
import { Icon, type IconName } from './Icon.tsx';
import { useTopRoom } from './use-top-room.ts';

export interface ToastMessage {
  /** An error stays until somebody closes it; the others go by themselves. */
  kind: 'success' | 'warning' | 'error';
  title: string;
  text?: string;
  icon?: IconName;
  /** What to do about it, from wherever the person is by then; following it closes the message. */
  link?: { to: () => string; label: string };
}

/** Shows a message, and answers how to take it back. */
export type ShowToast = (message: ToastMessage) => () => void;

interface Entry extends ToastMessage {
  id: number;
}

const looks = {
  success: { tone: 'ok', icon: 'check', lastsMs: limits.toastMs },
  warning: { tone: 'warn', icon: 'warning', lastsMs: limits.warningToastMs },
  error: { tone: 'err', icon: 'warning', lastsMs: null },
} as const;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message at the top of the page, on the side where lines end. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('the page has no room for toasts');
  return show;
}

/** The messages over the page. Their two rooms are there from the start, so that they are read out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<Entry[]>([]);
  const count = useRef(0);
  const close = useCallback((id: number) => {
    setEntries((current) => current.filter((entry) => entry.id !== id));
  }, []);
  const show = useCallback<ShowToast>(
    (message) => {
      count.current += 1;
      const entry = { ...message, id: count.current };
      // The same words twice are one message that begins anew.
      setEntries((current) => [...current.filter(({ title }) => title !== entry.title), entry]);
      return () => close(entry.id);
    },
    [close],
  );
  const room = useTopRoom(entries);
  const draw = (list: Entry[]) => list.map((entry) => <Toast key={entry.id} entry={entry} onClose={close} />);
  return (
    <ToastContext value={show}>
      {children}
      {/* It keeps the place of what may go into a dialog for a while. */}
      <div>
        <div ref={room} className="toasts" popover="manual">
          <div role="status">{draw(entries.filter(({ kind }) => kind !== 'error'))}</div>
          <div role="alert">{draw(entries.filter(({ kind }) => kind === 'error'))}</div>
        </div>
      </div>
    </ToastContext>
  );
}

function Toast({ entry, onClose }: { entry: Entry; onClose: (id: number) => void }) {
  const t = useWords();
  const { tone, icon, lastsMs } = looks[entry.kind];
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef<number>(lastsMs ?? 0);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isPaused = hovered || focused;
  const { id } = entry;

  useEffect(() => {
    if (lastsMs === null || isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => onClose(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [id, isPaused, lastsMs, onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it stops its clock, nothing more
    <div
      className={`toast ${tone}`}
      data-paused={isPaused || undefined}
      style={lastsMs === null ? undefined : ({ '--lasts': `${lastsMs}ms` } as CSSProperties)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        if (!focused) cameFrom.current = event.relatedTarget as HTMLElement | null;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <span className={`ic ${tone}`}>
        <Icon name={entry.icon ?? icon} />
      </span>
      <div>
        <b>{entry.title}</b>
        {entry.text && <small>{entry.text}</small>}
        {entry.link && <ToastLink {...entry.link} onFollow={() => onClose(id)} />}
      </div>
      <button
        type="button"
        className="ib"
        aria-label={t('layout:close')}
        onClick={() => {
          onClose(id);
          cameFrom.current?.focus();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

interface LinkProps extends NonNullable<ToastMessage['link']> {
  onFollow: () => void;
}

/** The page may have changed since the message came: where the link leads is asked again as it is followed. */
function ToastLink({ to, label, onFollow }: LinkProps) {
  return (
    <a
      className="link"
      href={to()}
      onClick={({ currentTarget }) => {
        currentTarget.setAttribute('href', to());
        onFollow();
      }}
    >
      {label}
    </a>
  );
}
