import { useState } from 'react';
import { type Transfer, undoImport } from '../../../contract/transfers.ts';
import { useWords } from '../../i18n/words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as countsStyles from './counts.module.css';
import * as panelStyles from './panel.module.css';
import { countWords } from './transfer-words.ts';
import { UndoDialog } from './UndoDialog.tsx';
import type { Import } from './use-import.ts';

/** The result of an import, with an undo action. */
export function ResultPanel({
  transfer,
  act,
  busy,
}: {
  transfer: Transfer;
  act: Import['act'];
  busy: boolean;
}) {
  const t = useWords();
  const [asks, setAsks] = useState(false);
  const { id, counts, error, canUndo, undo } = transfer;
  return (
    <section className={`${layoutStyles.panel} ${panelStyles.panel}`}>
      <h2>{t('admin-transfers:resultTitle')}</h2>
      {error && <p className={panelStyles.error}>{error}</p>}
      <ul className={countsStyles.counts}>
        <li>{t('admin-transfers:rows', { count: counts.read })}</li>
        {countWords(t, counts).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {undo && (
        <p>
          {undo.by && <>{t('admin-transfers:undoneBy', { name: undo.by })}: </>}
          {t('admin-transfers:undoneText', {
            removed: undo.removed,
            restored: undo.restored,
            kept: undo.kept,
          })}
        </p>
      )}
      {canUndo && (
        <button type="button" className={buttonStyles.outlined} disabled={busy} onClick={() => setAsks(true)}>
          {t('admin-transfers:undo')}
        </button>
      )}
      {asks && (
        <UndoDialog
          id={id}
          busy={busy}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await act(undoImport);
            setAsks(false);
          }}
        />
      )}
    </section>
  );
}
