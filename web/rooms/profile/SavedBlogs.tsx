import type { ArticleCard } from '../../../contract/articles.ts';
import { articlePath, newsPath } from '../../addresses.ts';
import { ArticleTile } from '../../ui/ArticleTile.tsx';
import { SavedList } from './SavedList.tsx';
import * as savedStyles from './saved.module.css';

const hrefOf = (article: ArticleCard) => (article.kind === 'news' ? newsPath : articlePath)(article);

/** `/saved-blogs` */
export default function SavedBlogs() {
  return (
    <SavedList<ArticleCard>
      kind="blog"
      className={savedStyles.grid}
      of={(article) => <ArticleTile article={article} href={hrefOf(article)} />}
    />
  );
}
