import { useWords } from '../../i18n/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Said where something could not be read, with the way to try again. */
export function ReadFailed({ again }: { again: () => void }) {
  const t = useWords();
  return (
    <EmptyState icon="warning" title={t('errors:failedTitle')} text={t('errors:failedText')}>
      <button type="button" className="btn p" onClick={again}>
        {t('errors:tryAgain')}
      </button>
    </EmptyState>
  );
}
