import { ArticlePage } from '../../articles/ArticlePage.tsx';
import { useAppSelector } from '../../store.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { blogPlace } from './place.ts';

export default function ShowBlogPage() {
  const { data, status } = useAppSelector((state) => state.blog.article);
  return (
    <ArticlePage place={blogPlace} article={data} status={status} related="content:relatedStories">
      {data && <SaveButton kind="blog" id={data.id} name={data.title} wordy />}
    </ArticlePage>
  );
}
