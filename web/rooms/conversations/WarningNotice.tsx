import type { ConversationDetail } from '../../../contract/conversations.ts';
import type { MessageWarning } from '../../../contract/message-warnings.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useLateDialog } from '../../ui/use-late-dialog.tsx';
import * as styles from './WarningNotice.module.css';

interface Props {
  id: number;
  warning: MessageWarning;
  /** Whether it has the buttons, which the last one of a conversation has. */
  isLast: boolean;
  /** Called once the conversation was reported and blocked. */
  onBlocked: (conversation: ConversationDetail) => void;
  onHide: () => void;
}

/** A warning below a message, visible to its recipient only. It implies nothing about the sender. */
export function WarningNotice({ id, warning, isLast, onBlocked, onHide }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const [openReport, sheet] = useLateDialog(async () =>
    (await import('./report-dialog.tsx')).reportDialog(lang, id, onBlocked),
  );
  return (
    <aside className={styles.notice} aria-label={t(`conversations:warning.${warning}`)}>
      <Icon name="warning" />
      <div>
        <b>{t(`conversations:warning.${warning}`)}</b>
        <p>{t(`conversations:warningText.${warning}`)}</p>
        {isLast && (
          <div className={styles.buttons}>
            <button
              type="button"
              className={`${buttonStyles.dangerFilled} ${buttonStyles.small}`}
              onClick={openReport}
            >
              <Icon name="flag" size="s" />
              {t('conversations:reportAndBlock')}
            </button>
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              onClick={onHide}
            >
              {t('conversations:hideWarning')}
            </button>
          </div>
        )}
      </div>
      {sheet}
    </aside>
  );
}
