import { useWords } from '../../i18n/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';

interface Props {
  again: () => void;
  icon?: IconName;
  /** 1 if it replaces the whole page. */
  level?: 1 | 2;
}

/** Displayed when loading fails, with a retry button. */
export function ReadFailed({ again, icon = 'warning', level }: Props) {
  const t = useWords();
  return (
    <EmptyState icon={icon} level={level} title={t('errors:failedTitle')} text={t('errors:failedText')}>
      <button type="button" className={buttonStyles.primary} onClick={again}>
        {t('errors:tryAgain')}
      </button>
    </EmptyState>
  );
}
