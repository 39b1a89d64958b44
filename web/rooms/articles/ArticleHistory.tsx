import type { ArticleKind } from '../../../contract/articles.ts';
import { pickText } from '../../../contract/locales.ts';
import {
  type ArticleFields,
  type EditedArticle,
  listArticleVersions,
  readArticleVersion,
  restoreArticleVersion,
} from '../../../contract/managed-articles.ts';
import { partNames } from '../../back-office/part-names.ts';
import { HistoryPage } from '../../back-office/ui/HistoryPage.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

interface Props {
  kind: ArticleKind;
  article: EditedArticle;
  onChanged: () => void;
}

/** Status, publication date and path are not versioned, and so not compared. */
const restorable = ({ title, summary, body, category, author, picture, position }: ArticleFields) => ({
  ...{ title, summary, body, category, author, position },
  picture: picture && { url: picture.url, alt: picture.alt },
});

/** The versions of an article, which can be restored. */
export function ArticleHistory({ kind, article, onChanged }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { id, version, fields } = article;
  return (
    <HistoryPage
      name={pickText(fields.title, lang).text || t(`admin-articles:one.${kind}`)}
      back={`/admin/articles/${kind}/${id}`}
      calls={{
        list: listArticleVersions,
        read: readArticleVersion,
        restore: restoreArticleVersion,
        params: { kind, id },
      }}
      version={version}
      current={fields}
      labelOf={partNames(t, {
        title: 'admin-articles:fieldTitle',
        summary: 'admin-articles:fieldSummary',
        body: 'admin-articles:fieldBody',
        category: 'admin-articles:fieldCategory',
        author: 'admin-articles:fieldAuthor',
        position: 'admin-articles:fieldPosition',
        picture: 'admin-articles:fieldPicture',
        'picture.alt': 'admin-articles:pictureAlt',
      })}
      presentedOf={restorable}
      onChanged={onChanged}
      preview={(then, _onRefused, onClose) => <PreviewDialog kind={kind} fields={then} onClose={onClose} />}
    />
  );
}
