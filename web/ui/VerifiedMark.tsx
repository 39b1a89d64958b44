import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as styles from './VerifiedMark.module.css';

/** The badge beside the name of a verified place. */
export function VerifiedMark() {
  const label = useWords()('place-cards:verified');
  return (
    <span className={styles.verified} role="img" aria-label={label} title={label}>
      <Icon name="verified" />
    </span>
  );
}

/** The same behind a name that may take several lines: the badge stays with the last word. */
export function VerifiedMarkAfterName() {
  return (
    <span className={styles.afterName}>
      {'\u00A0'}
      <VerifiedMark />
    </span>
  );
}
