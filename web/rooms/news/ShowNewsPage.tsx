import { ArticlePage } from '../../articles/ArticlePage.tsx';
import { newsPlace } from '../../articles/places.ts';
import { useAppSelector } from '../../store.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';

export default function ShowNewsPage() {
  const { data, status } = useAppSelector((state) => state.news.article);
  return (
    <ArticlePage place={newsPlace} article={data} status={status} related="content:relatedNews">
      {data && <SaveButton kind="blog" id={data.id} name={data.title} wordy />}
    </ArticlePage>
  );
}
