import { useWords } from '../i18n/words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';

/** An empty category, with links to others. */
export function NothingYet({ href }: { href: string }) {
  const t = useWords();
  return (
    <EmptyState icon="store" title={t('directory:emptyAllTitle')} text={t('directory:emptyAllText')}>
      <a className={buttonStyles.primary} href={href}>
        {t('directory:browseCategories')}
      </a>
    </EmptyState>
  );
}
