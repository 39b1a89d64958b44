import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import * as dialogStyles from './dialog.module.css';

interface Props {
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** The word of the button that does it. */
  action: string;
  /** It takes something away. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that matters is done. */
export function ConfirmDialog({ title, children, action, danger, busy, onConfirm, onClose }: Props) {
  const t = useWords();
  return (
    <Sheet
      title={title}
      closeLabel={t('admin:close')}
      className={dialogStyles.dialog}
      onClose={onClose}
      footer={(close) => (
        <div className="row">
          <button
            type="button"
            className={danger ? 'btn dangerp' : 'btn p'}
            disabled={busy}
            onClick={onConfirm}
          >
            {action}
          </button>
          <button type="button" className="btn o" onClick={close}>
            {t('admin:cancel')}
          </button>
        </div>
      )}
    >
      {children}
    </Sheet>
  );
}
