import { articlePath, newsPath } from '../../addresses.ts';
import * as listStyles from '../../articles/list.module.css';
import { ArticleTile } from '../../ui/ArticleTile.tsx';
import { ArticlesFound } from './ArticlesFound.tsx';

/** Stories and news that match a query. */
export default function ArticlesFoundPage() {
  return (
    <ArticlesFound
      type="blog"
      className={listStyles.grid}
      row={(article, why) => (
        <ArticleTile
          key={article.id}
          article={article}
          href={article.kind === 'news' ? newsPath(article) : articlePath(article)}
          level={3}
          why={why}
        />
      )}
    />
  );
}
