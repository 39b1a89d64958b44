import type { ArticleCard } from '../../../../contract/articles.ts';
import { articlePath } from '../../../addresses.ts';
import { useWords } from '../../../i18n/words.ts';
import { ArticleArt } from '../../../ui/ArticleArt.tsx';

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
      <div className="art">
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
      <div className="art">
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
      <div className="kicker">{category}</div>
      <h3>
        <a href={articlePath(article)} className="over" dir="auto" lang={lang}>
          {title}
        </a>
      </h3>
      {withSummary && (
        <p className="muted" dir="auto">
          {summary}
        </p>
      )}
      <p className="small muted">{t('cards:minutes', { count: minutes })}</p>
    </>
  );
}
