import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';

/** The list could not be read: what is kept, and how to try again. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useWords();
  return (
    <div className="failed" role="alert">
      <Icon name="warning" size="l" />
      <p className="grow">
        <b>{title}</b> {t('directory:failedText')}
      </p>
      <button type="button" className="btn danger sm" onClick={onRetry}>
        {t('directory:tryAgain')}
      </button>
    </div>
  );
}
