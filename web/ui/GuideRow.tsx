import type { ReactNode } from 'react';
import type { ArticleCard } from '../../contract/articles.ts';
import { guidePath } from '../addresses.ts';
import { ArticleArt } from './ArticleArt.tsx';
import { ArticleMeta } from './ArticleByline.tsx';
import * as styles from './article-cards.module.css';
import { Icon } from './Icon.tsx';
import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  guide: ArticleCard;
  level: 3 | 4;
  /** Why a search matched it, if its title does not show it. */
  why?: ReactNode;
}

/** A guide in a list. The whole row is one link, named after its title. */
export function GuideRow({ guide, level, why }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${cardStyles.card} ${styles.guideRow}`}>
      <div className={artStyles.art}>
        <ArticleArt article={guide} sizes="120px" />
      </div>
      <div>
        <Heading>
          <a href={guidePath(guide)} className={textStyles.stretched} dir="auto" lang={guide.lang}>
            {guide.title}
          </a>
        </Heading>
        <p className={textStyles.muted} dir="auto">
          {guide.summary}
        </p>
        {why}
        <ArticleMeta article={guide} />
      </div>
      <Icon name="chevron" flip />
    </article>
  );
}
