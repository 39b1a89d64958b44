import type { ArticleCard } from '../../../../contract/articles.ts';
import { articlePath } from '../../../addresses.ts';
import { useWords } from '../../../i18n/words.ts';
import { ArticleArt } from '../../../ui/ArticleArt.tsx';
import * as artStyles from '../../../ui/shared/art.module.css';
import * as cardStyles from '../../../ui/shared/card.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as lateStyles from '../late.module.css';

/** The newest article with its picture and summary, others beside it. */
export default function BlogPosts({ data }: { data: readonly ArticleCard[] }) {
  const [lead, ...others] = data;
  return (
    <div className={lateStyles.stories}>
      {lead && <Lead article={lead} />}
      <ul className={lateStyles.others}>
        {others.map((article) => (
          <li key={article.id}>
            <BlogPost article={article} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lead({ article }: { article: ArticleCard }) {
  return (
    <article className={`${cardStyles.card} ${lateStyles.lead}`}>
      <div className={artStyles.art}>
        <ArticleArt article={article} sizes="(width <= 992px) 100vw, 660px" shape="wide" />
      </div>
      <div className={lateStyles.text}>
        <Words article={article} withSummary />
      </div>
    </article>
  );
}

function BlogPost({ article }: { article: ArticleCard }) {
  return (
    <article className={`${lateStyles.story} ${cardStyles.card}`}>
      <div className={artStyles.art}>
        <ArticleArt article={article} sizes="(width <= 992px) 112px, 176px" />
      </div>
      <div className={lateStyles.text}>
        <Words article={article} />
      </div>
    </article>
  );
}

function Words({ article, withSummary }: { article: ArticleCard; withSummary?: boolean }) {
  const t = useWords();
  const { title, lang, summary, category, minutes } = article;
  return (
    <>
      <div className={textStyles.kicker}>{category}</div>
      <h3>
        <a href={articlePath(article)} className={textStyles.stretched} dir="auto" lang={lang}>
          {title}
        </a>
      </h3>
      {withSummary && (
        <p className={textStyles.muted} dir="auto">
          {summary}
        </p>
      )}
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {t('article-cards:minutes', { count: minutes })}
      </p>
    </>
  );
}
