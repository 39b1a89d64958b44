import type { SectionProps } from '../../back-office/section.ts';
import { ArticleList } from './ArticleList.tsx';
import { EditArticle, NewArticle } from './ArticlePlaces.tsx';
import { isKind } from './article-form.ts';

/** `/admin/articles` and below it `{kind}/new`, `{kind}/{id}` and its history. */
export default function ArticlesPage({ steps: [kind, id, view] }: SectionProps) {
  if (isKind(kind) && id === 'new') return <NewArticle key={kind} kind={kind} />;
  if (isKind(kind) && id && /^[1-9]\d{0,14}$/.test(id))
    return <EditArticle key={`${kind} ${id} ${view}`} kind={kind} id={Number(id)} view={view} />;
  return <ArticleList />;
}
