import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as dialogStyles from './dialog.module.css';

interface Props {
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The label of the confirming button. */
  action: string;
  /** The action is destructive. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of a significant action. */
export function ConfirmDialog({ title, children, action, danger, busy, onConfirm, onClose }: Props) {
  const t = useWords();
  return (
    <Sheet
      title={title}
      closeLabel={t('admin:close')}
      className={dialogStyles.dialog}
      onClose={onClose}
      footer={(close) => (
        <div className={layoutStyles.row}>
          <button
            type="button"
            className={danger ? buttonStyles.dangerFilled : buttonStyles.primary}
            disabled={busy}
            onClick={onConfirm}
          >
            {action}
          </button>
          <button type="button" className={buttonStyles.outlined} onClick={close}>
            {t('admin:cancel')}
          </button>
        </div>
      )}
    >
      {children}
    </Sheet>
  );
}
