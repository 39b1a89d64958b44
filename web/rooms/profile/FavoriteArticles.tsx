import type { ArticleCard } from '../../../contract/articles.ts';
import { articlePath, newsPath } from '../../addresses.ts';
import { ArticleTile } from '../../ui/ArticleTile.tsx';
import { FavoriteList } from './FavoriteList.tsx';
import * as savedStyles from './favorites.module.css';

const hrefOf = (article: ArticleCard) => (article.kind === 'news' ? newsPath : articlePath)(article);

/** `/saved-blogs` */
export default function FavoriteArticles() {
  return (
    <FavoriteList<ArticleCard>
      kind="blog"
      className={savedStyles.grid}
      of={(article) => <ArticleTile article={article} href={hrefOf(article)} />}
    />
  );
}
