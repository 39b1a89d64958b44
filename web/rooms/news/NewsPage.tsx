import { ArticleListPage } from '../../articles/ArticleListPage.tsx';
import { blogPlace, newsPlace } from '../../articles/places.ts';
import { useAppSelector } from '../../store.ts';

export default function NewsPage() {
  return (
    <ArticleListPage
      place={newsPlace}
      other={blogPlace}
      list={useAppSelector((state) => state.news.newsData)}
    />
  );
}
