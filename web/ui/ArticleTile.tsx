import type { ReactNode } from 'react';
import type { ArticleCard } from '../../contract/articles.ts';
import { ArticleArt } from './ArticleArt.tsx';
import { ArticleMeta } from './ArticleByline.tsx';
import * as styles from './article-cards.module.css';
import { SaveButton } from './SaveButton.tsx';
import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  article: ArticleCard;
  href: string;
  level?: 2 | 3;
  /** Loads its picture eagerly, as it is visible at once. */
  eager?: boolean;
  /** Why a search matched it, if its title does not show it. */
  why?: ReactNode;
}

/** An article in a grid. */
export function ArticleTile({ article, href, level = 2, eager = false, why }: Props) {
  const { id, kind, title, lang, summary, category } = article;
  const Heading = `h${level}` as const;
  return (
    <article className={`${cardStyles.card} ${styles.tile}`}>
      <div className={artStyles.art}>
        <ArticleArt
          article={article}
          sizes="(width <= 600px) 100vw, (width <= 992px) 50vw, 400px"
          eager={eager}
        />
      </div>
      {/* Guides cannot be saved, as they are always available. */}
      {kind !== 'guide' && (
        <div className={cardStyles.save}>
          <SaveButton kind="blog" id={id} name={title} lang={lang} />
        </div>
      )}
      <div className={textStyles.kicker}>{category}</div>
      <Heading>
        <a href={href} className={textStyles.stretched} dir="auto" lang={lang}>
          {title}
        </a>
      </Heading>
      <p className={textStyles.muted} dir="auto">
        {summary}
      </p>
      {why}
      <ArticleMeta article={article} />
    </article>
  );
}
