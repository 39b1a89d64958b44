import * as dialogStyles from '../../back-office/ui/dialog.module.css';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import * as styles from './HelpDialog.module.css';

const keys: [string, WordKey][] = [
  ['A', 'admin-queue:helpApprove'],
  ['R', 'admin-queue:helpReject'],
  ['E', 'admin-queue:helpChange'],
  ['V', 'admin-queue:seePage'],
  ['J', 'admin-queue:helpNext'],
  ['K', 'admin-queue:helpPrevious'],
  ['Z', 'admin-queue:helpUndo'],
  ['?', 'admin-queue:helpHelp'],
];

/** What each key does. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <Sheet
      title={t('admin-queue:help')}
      closeLabel={t('admin:close')}
      className={`${dialogStyles.dialog} ${styles.help}`}
      onClose={onClose}
      footer={(close) => (
        <button type="button" className="btn p" onClick={close}>
          {t('admin:close')}
        </button>
      )}
    >
      <dl>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{t('admin-queue:helpText')}</p>
    </Sheet>
  );
}
