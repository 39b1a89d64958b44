import { ArticleListPage } from '../../articles/ArticleListPage.tsx';
import { useAppSelector } from '../../store.ts';
import { newsPlace } from './place.ts';

export default function NewsPage() {
  return <ArticleListPage place={newsPlace} list={useAppSelector((state) => state.news.newsData)} />;
}
