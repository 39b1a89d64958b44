import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import * as buttonStyles from './shared/button.module.css';
import * as sheetStyles from './shared/sheet.module.css';
import { useModal } from './use-modal.ts';

interface Props {
  title: string;
  /** The accessible name of the close button. */
  closeLabel: string;
  className?: string;
  /** Called whenever it closes. */
  onClose: () => void;
  /** The footer, given a function that closes the sheet. */
  footer: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A dialog that is a bottom sheet on small screens. It opens when it is mounted; the browser returns the focus. */
export function Sheet({ title, closeLabel, className, onClose, footer, children }: Props) {
  const id = useId();
  const { dialog, heading, close, onMouseDown } = useModal();
  return (
    <dialog
      ref={dialog}
      className={className ? `${sheetStyles.sheet} ${className}` : sheetStyles.sheet}
      aria-labelledby={id}
      onClose={onClose}
      onMouseDown={onMouseDown}
    >
      <div className={sheetStyles.panel}>
        <header>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={buttonStyles.icon} aria-label={closeLabel} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className={sheetStyles.body}>{children}</div>
        <footer>{footer(close)}</footer>
      </div>
    </dialog>
  );
}
