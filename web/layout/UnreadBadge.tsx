import { useEffect } from 'react';
import { loadWords } from '../i18n/load.ts';
import { useLatePart } from '../i18n/use-late-part.ts';
import { useSite } from '../site.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import { showAppBadge } from './app-badge.ts';
import * as styles from './header.module.css';

/** Larger numbers of conversations are displayed as this number with a plus sign. */
const mostCounted = 9;

interface Props {
  /** The number of unread conversations. */
  count: number;
  isLink?: boolean;
}

/** The number of unread conversations on the corner of their link. Its messages are loaded for members only. */
export function UnreadBadge({ count, isLink = false }: Props) {
  const { lang } = useSite();
  useEffect(() => {
    // The icon of the installed site displays the number, too, as long as the header is mounted.
    if (!isLink) return showAppBadge(count);
  }, [count, isLink]);
  const words = useLatePart(lang, (messages) => loadWords(lang, ['unread'], messages));
  if (words.status !== 'ready') return null;
  const { t } = words;
  return (
    <>
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count > mostCounted ? `${mostCounted}+` : count}
        </span>
      )}
      {(isLink || count > 0) && (
        <span className={textStyles.hidden}>
          {count > 0 ? t('unread:unread', { count }) : t('unread:messages')}
        </span>
      )}
    </>
  );
}
