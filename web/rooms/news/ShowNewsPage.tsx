import { ArticlePage } from '../../articles/ArticlePage.tsx';
import { useAppSelector } from '../../store.ts';
import { newsPlace } from './place.ts';

export default function ShowNewsPage() {
  const { data, status } = useAppSelector((state) => state.news.article);
  return <ArticlePage place={newsPlace} article={data} status={status} related="content:relatedNews" />;
}
