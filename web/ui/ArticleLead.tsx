import type { ArticleCard } from '../../contract/articles.ts';
import { ArticleArt } from './ArticleArt.tsx';
import { ArticleMeta } from './ArticleByline.tsx';
import * as styles from './article-cards.module.css';
import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as textStyles from './shared/text.module.css';

/** The newest article, large, at the top of a list. */
export function ArticleLead({ article, href }: { article: ArticleCard; href: string }) {
  const { title, lang, summary, category } = article;
  return (
    <article className={`${cardStyles.card} ${styles.lead}`}>
      <div className={artStyles.art}>
        <ArticleArt article={article} sizes="(width <= 992px) 100vw, 680px" shape="wide" eager />
      </div>
      <div>
        <div className={textStyles.kicker}>{category}</div>
        <h2>
          <a href={href} className={textStyles.stretched} dir="auto" lang={lang}>
            {title}
          </a>
        </h2>
        <p className={textStyles.muted} dir="auto">
          {summary}
        </p>
        <ArticleMeta article={article} />
      </div>
    </article>
  );
}
