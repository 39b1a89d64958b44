import { type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useReason } from '../ui/use-reason.tsx';
import * as styles from './ReasonDialog.module.css';

interface Props<T extends string> {
  title: string;
  text: ReactNode;
  action: string;
  busy: boolean;
  /** Standard reasons, which their recipient reads in their own language. */
  standard: readonly { template: T; label: string }[];
  onReason: (why: { template: T | null; reason: string }) => void;
  onClose: () => void;
}

/** Prompts for a reason, to be read by another user, before something is rejected or removed. */
export function ReasonDialog<T extends string>(props: Props<T>) {
  const { title, text, action, busy, standard, onReason, onClose } = props;
  const t = useWords();
  const [template, setTemplate] = useState<T | null>(null);
  const { field, take } = useReason({
    id: 'desk-reason',
    rows: 4,
    missing: t('admin-listings:reasonNeeded'),
    isOptional: template !== null,
  });
  const confirm = () => {
    const reason = take();
    if (reason !== null) onReason({ template, reason });
  };
  return (
    <ConfirmDialog title={title} action={action} danger busy={busy} onConfirm={confirm} onClose={onClose}>
      <p className={textStyles.muted}>{text}</p>
      <div className={`${layoutStyles.row} ${styles.frequent}`}>
        {standard.map((one) => (
          <button
            key={one.template}
            type="button"
            className={one.template === template ? chipStyles.chosen : chipStyles.chip}
            aria-pressed={one.template === template}
            onClick={() => setTemplate(one.template === template ? null : one.template)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <div className={fieldStyles.field}>
        <div className={fieldStyles.label}>
          <label htmlFor="desk-reason">{t('admin-listings:reason')}</label>
        </div>
        {field}
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t('admin-listings:reasonHint')}</p>
      </div>
    </ConfirmDialog>
  );
}
