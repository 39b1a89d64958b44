import * as dialogStyles from '../../back-office/ui/dialog.module.css';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './HelpDialog.module.css';

const keys: [string, WordKey][] = [
  ['A', 'admin-moderation:helpApprove'],
  ['R', 'admin-moderation:helpReject'],
  ['E', 'admin-moderation:helpChange'],
  ['V', 'admin-moderation:seePage'],
  ['J', 'admin-moderation:helpNext'],
  ['K', 'admin-moderation:helpPrevious'],
  ['Z', 'admin-moderation:helpUndo'],
  ['?', 'admin-moderation:helpHelp'],
];

/** The shortcuts and their effects. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <Sheet
      title={t('admin-moderation:help')}
      closeLabel={t('admin:close')}
      className={`${dialogStyles.dialog} ${styles.help}`}
      onClose={onClose}
      footer={(close) => (
        <button type="button" className={buttonStyles.primary} onClick={close}>
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
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('admin-moderation:helpText')}</p>
    </Sheet>
  );
}
