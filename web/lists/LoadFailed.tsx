import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as styles from './LoadFailed.module.css';

/** The list failed to load: states that filters are preserved, and offers a retry. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useWords();
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" size="l" />
      <p className={layoutStyles.grow}>
        <b>{title}</b> {t('directory:failedText')}
      </p>
      <button type="button" className={`${buttonStyles.danger} ${buttonStyles.small}`} onClick={onRetry}>
        {t('directory:tryAgain')}
      </button>
    </div>
  );
}
