import { ArticleListPage } from '../../articles/ArticleListPage.tsx';
import { useAppSelector } from '../../store.ts';
import { blogPlace } from './place.ts';

export default function BlogPage() {
  return <ArticleListPage place={blogPlace} list={useAppSelector((state) => state.blog.blogData)} />;
}
