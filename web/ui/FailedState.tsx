import { useRevalidator } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { EmptyState } from './EmptyState.tsx';
import * as buttonStyles from './shared/button.module.css';
import * as layoutStyles from './shared/layout.module.css';

/** Replaces a page that failed to load, with a retry button. */
export function FailedState() {
  const t = useWords();
  const { revalidate } = useRevalidator();
  return (
    <div className={`${layoutStyles.wrap} ${layoutStyles.errorPage}`}>
      <EmptyState icon="warning" title={t('errors:failedTitle')} text={t('errors:failedText')} level={1}>
        <button type="button" className={buttonStyles.primary} onClick={() => void revalidate()}>
          {t('errors:tryAgain')}
        </button>
        <a className={buttonStyles.outlined} href="/">
          {t('errors:goHome')}
        </a>
      </EmptyState>
    </div>
  );
}
