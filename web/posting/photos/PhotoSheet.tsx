import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  title: string;
  /** Told when it closes, by whatever way. */
  onClose: () => void;
  footer: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A dialog about one photo, rising from below on small screens. It opens when it is drawn. */
export function PhotoSheet({ title, onClose, footer, children }: Props) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="sheet ph-sheet"
      aria-labelledby={id}
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && close()}
    >
      <div className="sheet-in">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="ib" aria-label={t('posting-photos:close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className="sheet-body">{children}</div>
        <footer>{footer(close)}</footer>
      </div>
    </dialog>
  );
}
