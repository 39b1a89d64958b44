import { useNavigate } from 'react-router';
import type { ArticleKind } from '../../../contract/articles.ts';
import { listArticleCategories, readManagedArticle } from '../../../contract/managed-articles.ts';
import { ReadBody } from '../../back-office/ui/ReadBody.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleHistory } from './ArticleHistory.tsx';

/** `/admin/articles/{kind}/new`. */
export function NewArticle({ kind }: { kind: ArticleKind }) {
  const navigate = useNavigate();
  // Without them the field has no suggestions, and accepts any name.
  const categories = useAdminRead(listArticleCategories, { params: { kind } });
  return (
    <ArticleEditor
      kind={kind}
      article={null}
      categories={categories.data ?? []}
      onSaved={({ id }) => void navigate(`/admin/articles/${kind}/${id}`, { replace: true })}
    />
  );
}

/** `/admin/articles/{kind}/{id}`, and its history below. */
export function EditArticle({ kind, id, view }: { kind: ArticleKind; id: number; view: string | undefined }) {
  const t = useWords();
  const reading = useAdminRead(readManagedArticle, { params: { kind, id } });
  return (
    <ReadBody
      reading={reading}
      missing={{
        title: t('admin-articles:notFoundTitle'),
        text: t('admin-articles:notFoundText'),
        href: '/admin/articles',
        label: t('admin-articles:back'),
      }}
    >
      {(article) =>
        view === 'history' ? (
          <ArticleHistory kind={kind} article={article} onChanged={reading.again} />
        ) : (
          <ArticleEditor kind={kind} article={article} categories={article.categories} />
        )
      }
    </ReadBody>
  );
}
