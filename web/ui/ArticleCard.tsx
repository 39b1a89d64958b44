import type { ArticleCard as Card } from '../../contract/content.ts';
import { articlePath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { PatternArt } from './PatternArt.tsx';

function ArticleArt({ article, big }: { article: Card; big?: boolean }) {
  const { id, picture } = article;
  return (
    <div className="art">
      {picture ? (
        <img src={picture} width={800} height={600} alt="" loading="lazy" decoding="async" />
      ) : (
        <PatternArt seed={`article-${id}`} icon="books" shape={big ? 'wide' : 'card'} />
      )}
    </div>
  );
}

/** The first article of a list, with its picture and summary. */
export function LeadArticle({ article }: { article: Card }) {
  const t = useWords();
  const { title, summary, category, minutes } = article;
  return (
    <article className="card big">
      <ArticleArt article={article} big />
      <div className="kicker">{category}</div>
      <h3>
        <a href={articlePath(article)} className="over">
          {title}
        </a>
      </h3>
      <p className="muted">{summary}</p>
      <p className="small muted">{t('cards:minutes', { count: minutes })}</p>
    </article>
  );
}

/** An article beside others. */
export function ArticleCard({ article }: { article: Card }) {
  const t = useWords();
  const { title, category, minutes } = article;
  return (
    <article className="it card">
      <ArticleArt article={article} />
      <div>
        <div className="kicker">{category}</div>
        <h3>
          <a href={articlePath(article)} className="over">
            {title}
          </a>
        </h3>
        <span className="small muted">{t('cards:minutes', { count: minutes })}</span>
      </div>
    </article>
  );
}
