import type { ReactNode } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as styles from './MapCard.module.css';
import * as artStyles from './shared/art.module.css';
import * as buttonStyles from './shared/button.module.css';
import * as rowStyles from './shared/row.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  art: ReactNode;
  name: string;
  lang: Lang;
  href: string;
  /** Beside the name. */
  mark?: ReactNode;
  /** What is said of it. */
  children: ReactNode;
  onClose: () => void;
}

/** What was chosen on the map. The whole card is one link, which is its name. */
export function MapCard({ art, name, lang, href, mark, children, onClose }: Props) {
  const t = useWords();
  return (
    <div className={styles.card} role="status">
      <article className={rowStyles.row}>
        <div className={artStyles.art}>{art}</div>
        <div className={rowStyles.body}>
          <h2 className={rowStyles.name}>
            <a href={href} className={textStyles.stretched} dir="auto" lang={lang}>
              {name}
            </a>
            {mark}
          </h2>
          {children}
        </div>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('directory:closeCard')}
          onClick={onClose}
        >
          <Icon name="close" size="s" />
        </button>
      </article>
    </div>
  );
}
