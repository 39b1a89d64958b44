import { ArticlePage } from '../../articles/ArticlePage.tsx';
import { blogPlace } from '../../articles/places.ts';
import { useAppSelector } from '../../store.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';

export default function ShowBlogPage() {
  const { data, status } = useAppSelector((state) => state.blog.article);
  return (
    <ArticlePage place={blogPlace} article={data} status={status} related="content:relatedStories">
      {data && <SaveButton kind="blog" id={data.id} name={data.title} wordy />}
    </ArticlePage>
  );
}
