import type { ArticleCard } from '../../../../contract/articles.ts';
import { articlePath } from '../../../addresses.ts';
import { useWords } from '../../../i18n/words.ts';
import { ArticleArt } from '../../../ui/ArticleArt.tsx';
import * as artStyles from '../../../ui/shared/art.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';

/** The newest article with its picture and summary, others beside it. */
export default function Stories({ data }: { data: ArticleCard[] }) {
  const [lead, ...others] = data;
  return (
    <div className="blog">
      {lead && <Lead article={lead} />}
      <ul className="blog-list">
        {others.map((article) => (
          <li key={article.id}>
            <Story article={article} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lead({ article }: { article: ArticleCard }) {
  return (
    <article className="card big">
      <div className={artStyles.art}>
        <ArticleArt article={article} sizes="(width <= 992px) 100vw, 660px" shape="wide" />
      </div>
      <div className="tx">
        <Words article={article} withSummary />
      </div>
    </article>
  );
}

function Story({ article }: { article: ArticleCard }) {
  return (
    <article className="it card">
      <div className={artStyles.art}>
        <ArticleArt article={article} sizes="(width <= 992px) 112px, 176px" />
      </div>
      <div className="tx">
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
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('cards:minutes', { count: minutes })}</p>
    </>
  );
}
