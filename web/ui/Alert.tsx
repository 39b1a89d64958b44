import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../i18n/words.ts';
import * as styles from './Alert.module.css';
import { Icon } from './Icon.tsx';
import * as buttonStyles from './shared/button.module.css';
import * as layoutStyles from './shared/layout.module.css';

export interface AlertMessage {
  kind: 'success' | 'warning';
  title: string;
  text?: string;
  /** Its duration in steps of a second. */
  count: number;
}

interface Props {
  /** The message; null for none. */
  message: AlertMessage | null;
  /** Called when it was hidden, automatically or by its button. */
  onHide: () => void;
}

/**
 * An inline message that counts down every second and then disappears (section 2 of the specification, «Layout»).
 * It pauses on hover and focus. Screen readers announce it once: its live region exists from the start, and the
 * countdown is visual only.
 */
export function Alert({ message, onHide }: Props) {
  return (
    <div role="status">{message && <Counting key={message.title} message={message} onHide={onHide} />}</div>
  );
}

interface CountingProps extends Props {
  message: AlertMessage;
}

function Counting({ message: { kind, title, text, count }, onHide }: CountingProps) {
  const t = useWords();
  const [left, setLeft] = useState(count);
  const [pointed, setPointed] = useState(false);
  const [inside, setInside] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isPaused = pointed || inside;

  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setLeft((steps) => steps - 1), limits.alertStepMs);
    return () => clearInterval(timer);
  }, [isPaused]);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (left <= 0) onHide();
  }, [left, onHide]);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!inside) cameFrom.current = relatedTarget as HTMLElement | null;
    setInside(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it stops its clock, nothing more
    <div
      ref={box}
      className={`${styles.alert} ${kind === 'success' ? styles.success : styles.warning}`}
      // It may have appeared under a resting pointer, which does not count as hovering.
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={() => setInside(false)}
    >
      <Icon name={kind === 'success' ? 'check' : 'warning'} />
      <div className={layoutStyles.grow}>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      <span className={styles.left} aria-hidden="true">
        {Math.max(0, left)}
      </span>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={t('layout:close')}
        onClick={() => {
          onHide();
          cameFrom.current?.focus();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
