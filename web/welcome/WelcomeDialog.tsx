import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { WelcomeScreen } from '../../contract/entries.ts';
import { limits } from '../../contract/limits.ts';
import { recordDismissal } from './dismissals.ts';
import { WelcomeCard } from './WelcomeCard.tsx';
import * as styles from './welcome.module.css';

interface Props {
  welcome: WelcomeScreen & { link: string };
  /** Called after it was removed from the page. */
  onGone: () => void;
}

/**
 * The welcome over the page. Its button, Escape and a click on the backdrop close it: that is recorded at once, and
 * it is removed when its animation has ended. The focus is trapped inside, and restored afterwards.
 */
export function WelcomeDialog({ welcome, onGone }: Props) {
  const { link } = welcome;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClosing, setClosing] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const close = () => {
    recordDismissal(link, 'closed');
    setClosing(true);
  };
  useEffect(() => {
    if (!isClosing) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => dialog.current?.close(), isStill ? 0 : limits.modalCloseMs);
    return () => clearTimeout(timer);
  }, [isClosing]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Browsers would close it without its animation.
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className={isClosing ? `${styles.dialog} ${styles.closing}` : styles.dialog}
      aria-labelledby="welcome-title"
      aria-describedby="welcome-text"
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.target === dialog.current && close()}
      onClose={() => {
        recordDismissal(link, 'closed');
        onGone();
      }}
    >
      <WelcomeCard welcome={welcome} onClose={close} onEnd={() => recordDismissal(link, 'watched')} />
    </dialog>
  );
}
