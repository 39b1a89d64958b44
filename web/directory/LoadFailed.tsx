import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';

/** The list could not be read: what is kept, and how to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useWords();
  return (
    <div className="failed" role="alert">
      <Icon name="warning" size="l" />
      <p className="grow">
        <b>{t('directory:failedTitle')}</b> {t('directory:failedText')}
      </p>
      <button type="button" className="btn danger sm" onClick={onRetry}>
        {t('directory:tryAgain')}
      </button>
    </div>
  );
}
