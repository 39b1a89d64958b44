import type { ArticleCard } from '../../contract/articles.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import * as styles from './article-cards.module.css';
import { dateWords } from './date-words.ts';
import * as avatarStyles from './shared/avatar.module.css';
import * as textStyles from './shared/text.module.css';

/** The date and reading time of an article. */
export function ArticleMeta({ article }: { article: ArticleCard }) {
  const t = useWords();
  const { lang } = useSite();
  const { publishedAt, minutes, steps } = article;
  return (
    <p className={`${textStyles.small} ${textStyles.muted} ${styles.facts}`}>
      {steps === null ? (
        <time dateTime={publishedAt}>{dateWords(publishedAt, lang)}</time>
      ) : (
        <span>{t('article-cards:steps', { count: steps })}</span>
      )}
      <span className={textStyles.dot} aria-hidden="true">
        ·
      </span>
      <span>{t('article-cards:minutes', { count: minutes })}</span>
    </p>
  );
}

/** The same with the author, if known. */
export function ArticleByline({ article }: { article: ArticleCard }) {
  const { author } = article;
  if (!author) return <ArticleMeta article={article} />;
  return (
    <div className={styles.byline}>
      <span className={avatarStyles.avatar} aria-hidden="true">
        {[...author][0]}
      </span>
      <div>
        <b dir="auto">{author}</b>
        <ArticleMeta article={article} />
      </div>
    </div>
  );
}
