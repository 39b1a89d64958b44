import { useId } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import * as styles from './ActionBar.module.css';

interface Props {
  isBusy: boolean;
  /** The moderator who has claimed the post and until when, if it is another one: then no decision is possible. */
  held: string | null;
  onApprove: () => void;
  onReject: () => void;
  onAskChange: () => void;
  onHelp: () => void;
}

/** The actions for a post, each with its shortcut. */
export function ActionBar({ isBusy, held, onApprove, onReject, onAskChange, onHelp }: Props) {
  const t = useWords();
  const reason = useId();
  const of = (key: string) => ({
    'aria-keyshortcuts': key,
    'aria-disabled': isBusy || held !== null || undefined,
    'aria-describedby': held ? reason : undefined,
  });
  return (
    <div className={styles.bar}>
      {held && (
        <p id={reason} className={styles.disabledReason}>
          <Icon name="lock" size="s" />
          <bdi>{held}</bdi>
        </p>
      )}
      <button type="button" className={buttonStyles.primary} {...of('A')} onClick={onApprove}>
        <Icon name="check" size="s" />
        {t('admin-moderation:approve')} <kbd>A</kbd>
      </button>
      <button type="button" className={buttonStyles.danger} {...of('R')} onClick={onReject}>
        <Icon name="close" size="s" />
        {t('admin-moderation:reject')} <kbd>R</kbd>
      </button>
      <button type="button" className={buttonStyles.quiet} {...of('E')} onClick={onAskChange}>
        {t('admin-moderation:askChange')} <kbd>E</kbd>
      </button>
      <span className={`${styles.keys} ${visibilityStyles.large}`}>
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {t('admin-moderation:move')} <kbd>Z</kbd> {t('admin-moderation:undoKey')}
        </span>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('admin-moderation:help')}
          onClick={onHelp}
        >
          <kbd>?</kbd>
        </button>
      </span>
    </div>
  );
}
