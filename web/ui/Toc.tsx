import type { Heading } from '../../contract/articles.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as layoutStyles from './shared/layout.module.css';
import * as styles from './Toc.module.css';
import { useReadingPlace } from './use-reading-place.ts';

/** The table of contents of a long text: beside it on wide screens, collapsed above it on small ones. */
export function Toc({ contents }: { contents: readonly Heading[] }) {
  const t = useWords();
  const here = useReadingPlace(contents);
  const list = (
    <ol>
      {contents.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? styles.sub : undefined}>
          <a href={`#${id}`} aria-current={id === here ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.contents} aria-labelledby="toc-title">
        <h2 id="toc-title">{t('content:contents')}</h2>
        {list}
      </nav>
      <details className={`${styles.contents} ${styles.folded}`}>
        <summary>
          <Icon name="list" />
          <span className={layoutStyles.grow}>{t('content:contents')}</span>
          <Icon name="chevron-down" size="s" />
        </summary>
        <nav aria-label={t('content:contents')}>{list}</nav>
      </details>
    </>
  );
}
