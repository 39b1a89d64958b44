import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import { keepClear } from './keep-clear.ts';
import * as buttonStyles from './shared/button.module.css';
import * as textStyles from './shared/text.module.css';
import * as styles from './Toast.module.css';
import type { ToastEntry, ToastMessage } from './toast-message.ts';

const variants = {
  success: { tone: styles.success, icon: 'check' },
  warning: { tone: styles.warning, icon: 'warning' },
  error: { tone: styles.error, icon: 'warning' },
} as const;

/** Three seconds; longer with an action, except for the warning that the specification limits. */
function lastsFor({ kind, action, link, lastsMs }: ToastMessage): number {
  if (lastsMs !== undefined) return lastsMs;
  if (kind === 'warning') return limits.warningToastMs;
  return action || link ? limits.undoToastMs : limits.toastMs;
}

/** A toast, which disappears by itself unless it is hovered. It never covers what was clicked. */
export function Toast({ entry, onClose }: { entry: ToastEntry; onClose: (id: number) => void }) {
  const t = useWords();
  const { tone, icon } = variants[entry.kind];
  const lastsMs = lastsFor(entry);
  const box = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(lastsMs);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isPaused = hovered || focused;
  const { id, pressed } = entry;

  useLayoutEffect(() => keepClear(box.current?.closest<HTMLElement>('[popover]'), pressed), [pressed]);

  useEffect(() => {
    if (isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => onClose(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [id, isPaused, onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it stops its clock, nothing more
    <div
      ref={box}
      className={`${styles.toast} ${tone}`}
      data-paused={isPaused || undefined}
      style={{ '--lasts': `${lastsMs}ms` } as CSSProperties}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        if (!focused) cameFrom.current = event.relatedTarget as HTMLElement | null;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <span className={`${styles.icon} ${tone}`}>
        <Icon name={entry.icon ?? icon} />
      </span>
      <div>
        <b>{entry.title}</b>
        {entry.text && <small>{entry.text}</small>}
        {entry.action && <ToastAction {...entry.action} onPressed={() => onClose(id)} />}
        {entry.link && <ToastLink {...entry.link} onFollow={() => onClose(id)} />}
      </div>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={t('layout:close')}
        onClick={() => {
          onClose(id);
          const back = cameFrom.current;
          (back?.isConnected ? back : document.getElementById('content'))?.focus();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

interface ActionProps extends NonNullable<ToastMessage['action']> {
  onPressed: () => void;
}

function ToastAction({ label, onPress, focus, onPressed }: ActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) button.current?.focus();
  }, [focus]);
  return (
    <button
      ref={button}
      type="button"
      className={textStyles.link}
      onClick={() => {
        onPressed();
        onPress();
      }}
    >
      {label}
    </button>
  );
}

interface LinkProps extends NonNullable<ToastMessage['link']> {
  onFollow: () => void;
}

/** The page may have changed since the toast appeared: the target is evaluated on click. */
function ToastLink({ to, label, onFollow }: LinkProps) {
  return (
    <a
      className={textStyles.link}
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
