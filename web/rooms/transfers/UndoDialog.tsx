import { planImportUndo } from '../../../contract/transfers.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as panelStyles from './panel.module.css';
import * as styles from './UndoDialog.module.css';

interface Props {
  id: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * States how many listings undoing an import would delete, restore and leave unchanged, and asks for confirmation.
 */
export function UndoDialog({ id, busy, onConfirm, onClose }: Props) {
  const t = useWords();
  const plan = useAdminRead(planImportUndo, { params: { id } });
  const { removed = 0, restored = 0, kept = 0, names = [] } = plan.data ?? {};
  const isNothing = plan.status === 'ready' && removed + restored === 0;
  return (
    <ConfirmDialog
      title={t('admin-transfers:undoTitle')}
      action={t('admin-transfers:undo')}
      danger
      busy={busy || plan.status !== 'ready' || isNothing}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {plan.status === 'loading' && (
        <div className={skeletonStyles.block} role="status" aria-label={t('admin:loading')} />
      )}
      {plan.status === 'failed' && <p className={panelStyles.error}>{t('errors:failedText')}</p>}
      {isNothing && <p>{t('admin-transfers:undoNothing')}</p>}
      {removed > 0 && <p>{t('admin-transfers:undoRemoved', { count: removed })}</p>}
      {restored > 0 && <p>{t('admin-transfers:undoRestored', { count: restored })}</p>}
      {kept > 0 && (
        <>
          <p>{t('admin-transfers:undoKept', { count: kept })}</p>
          <ul className={styles.list}>
            {names.map(({ id: listing, title, lang }) => (
              <li key={listing} dir="auto" lang={lang}>
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
