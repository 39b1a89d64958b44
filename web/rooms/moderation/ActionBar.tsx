import { useId } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './ActionBar.module.css';

interface Props {
  isBusy: boolean;
  /** Who has the post and until when, where that is somebody else: then nothing can be decided. */
  held: string | null;
  onApprove: () => void;
  onReject: () => void;
  onAskChange: () => void;
  onHelp: () => void;
}

/** What can be done with a post, each with its key. */
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
      <button type="button" className="btn p" {...of('A')} onClick={onApprove}>
        <Icon name="check" size="s" />
        {t('admin-queue:approve')} <kbd>A</kbd>
      </button>
      <button type="button" className="btn danger" {...of('R')} onClick={onReject}>
        <Icon name="close" size="s" />
        {t('admin-queue:reject')} <kbd>R</kbd>
      </button>
      <button type="button" className="btn g" {...of('E')} onClick={onAskChange}>
        {t('admin-queue:askChange')} <kbd>E</kbd>
      </button>
      <span className={`${styles.keys} only-d`}>
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {t('admin-queue:move')} <kbd>Z</kbd> {t('admin-queue:undoKey')}
        </span>
        <button type="button" className="ib" aria-label={t('admin-queue:help')} onClick={onHelp}>
          <kbd>?</kbd>
        </button>
      </span>
    </div>
  );
}
