import { useWords } from '../../../i18n/words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as styles from './QuickBar.module.css';

interface Props {
  title: string;
  /** Null while there is nothing to store. */
  isStored: boolean | null;
}

/** The bar above the short form: a close button, the title, and whether the draft is stored. */
export function QuickBar({ title, isStored }: Props) {
  const t = useWords();
  return (
    <header className={styles.bar}>
      <a className={buttonStyles.icon} href="/market-place" aria-label={t('posting-photos:close')}>
        <Icon name="close" />
      </a>
      <h1>{title}</h1>
      <span className={`${textStyles.small} ${textStyles.muted}`}>
        {isStored !== null && t(isStored ? 'posting-quick:draftStored' : 'posting-quick:draftNotStored')}
      </span>
    </header>
  );
}
