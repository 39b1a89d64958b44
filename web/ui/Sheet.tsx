import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';

interface Props {
  title: string;
  /** Told when it closes, by whatever way. */
  onClose: () => void;
  /** What stands below, given how to close. */
  footer: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A dialog that rises from below on small screens. It opens when it is drawn; focus returns by itself. */
export function Sheet({ title, onClose, footer, children }: Props) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="sheet-title"
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && close()}
    >
      <div className="sheet-in">
        <header>
          <h2 id="sheet-title">{title}</h2>
          <button type="button" className="ib" aria-label={t('directory:close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className="sheet-body">{children}</div>
        <footer>{footer(close)}</footer>
      </div>
    </dialog>
  );
}
