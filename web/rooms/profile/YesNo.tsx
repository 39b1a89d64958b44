import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './YesNo.module.css';

interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
}

/** A confirmation dialog; closing it means no. */
export function useYesNo(question: Question): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);
  const close = (isYes: boolean) => {
    answer?.(isYes);
    setAnswer(null);
  };
  return { ask, dialog: answer && <YesNo {...question} onAnswer={close} /> };
}

function YesNo({ title, text, yes, no, onAnswer }: Question & { onAnswer: (isYes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby="yesno-title"
      aria-describedby="yesno-text"
      onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}
    >
      <h2 id="yesno-title">{title}</h2>
      <p id="yesno-text">{text}</p>
      <div className={layoutStyles.row}>
        <button type="button" className={buttonStyles.outlined} onClick={() => dialog.current?.close('no')}>
          {no}
        </button>
        <button type="button" className={buttonStyles.danger} onClick={() => dialog.current?.close('yes')}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
