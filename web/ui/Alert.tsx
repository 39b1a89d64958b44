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
  /** How many steps of a second it stays. */
  count: number;
}

interface Props {
  /** What there is to say; null while there is nothing. */
  message: AlertMessage | null;
  /** Called when it has hidden, by itself or by its button. */
  onHide: () => void;
}

/**
 * A message in its place on the page, which counts down once a second and then hides (the spec's section 2,
 * «Layout»). It waits while somebody points at it or is in it. What reads aloud says it once: the room for it
 * is there from the start, and the numbers are for eyes only.
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
      // It may have come to where the pointer rests: that is no pointing.
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
