import { useNavigate } from 'react-router';
import type { EditedArticle } from '../../../contract/article-editing.ts';
import type { ArticleKind } from '../../../contract/articles.ts';
import type { Both } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';

/** `/admin/articles/{kind}/new`. */
export function NewArticle({ kind }: { kind: ArticleKind }) {
  const navigate = useNavigate();
  // Without them the field offers nothing, and takes any name still.
  const categories = useRead<Both[]>(`admin/articles/${kind}/categories`);
  return (
    <ArticleEditor
      kind={kind}
      article={null}
      categories={categories.data ?? []}
      onSaved={({ id }) => void navigate(`/admin/articles/${kind}/${id}`, { replace: true })}
    />
  );
}

/** `/admin/articles/{kind}/{id}`. */
export function EditArticle({ kind, id }: { kind: ArticleKind; id: number }) {
  const t = useWords();
  const reading = useRead<EditedArticle>(`admin/articles/${kind}/${id}`);
  if (reading.status === 'loading')
    return (
      <div className="adm-page" role="status" aria-label={t('admin:loading')}>
        <div className="sk" />
        <div className="sk" />
      </div>
    );
  if (reading.status === 'failed')
    return reading.code === 404 ? (
      <EmptyState level={1} title={t('admin-articles:notFoundTitle')} text={t('admin-articles:notFoundText')}>
        <a className="btn p" href="/admin/articles">
          {t('admin-articles:back')}
        </a>
      </EmptyState>
    ) : (
      <EmptyState icon="warning" level={1} title={t('errors:failedTitle')} text={t('errors:failedText')}>
        <button type="button" className="btn p" onClick={reading.again}>
          {t('errors:tryAgain')}
        </button>
      </EmptyState>
    );
  return <ArticleEditor kind={kind} article={reading.data} categories={reading.data.categories} />;
}
