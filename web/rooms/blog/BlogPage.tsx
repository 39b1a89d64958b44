import { ArticleListPage } from '../../articles/ArticleListPage.tsx';
import { blogPlace, newsPlace } from '../../articles/places.ts';
import { useAppSelector } from '../../store.ts';

export default function BlogPage() {
  return (
    <ArticleListPage
      place={blogPlace}
      other={newsPlace}
      list={useAppSelector((state) => state.blog.blogData)}
    />
  );
}
