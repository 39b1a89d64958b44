import { useWords } from '../i18n/words.ts';
import * as styles from './ArticleNeighbours.module.css';
import { Icon } from './Icon.tsx';

interface Neighbour {
  id: number;
  slug: string;
  title: string;
}

interface Props {
  previous: Neighbour | null;
  next: Neighbour | null;
  pathOf: (article: Neighbour) => string;
}

/** Links to the previous and next article. */
export function ArticleNeighbours({ previous, next, pathOf }: Props) {
  const t = useWords();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('content:beside')}>
      {previous && (
        <a href={pathOf(previous)} rel="prev">
          <Icon name="back" flip />
          <span>
            <small>{t('content:previousEntry')}</small>
            <b dir="auto">{previous.title}</b>
          </span>
        </a>
      )}
      {next && (
        <a href={pathOf(next)} rel="next" className={styles.next}>
          <span>
            <small>{t('content:nextEntry')}</small>
            <b dir="auto">{next.title}</b>
          </span>
          <Icon name="arrow" flip />
        </a>
      )}
    </nav>
  );
}
