import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ArticleKind } from '../../../contract/articles.ts';
import { type Both, pickText } from '../../../contract/locales.ts';
import {
  type ArticleFields,
  createArticle,
  deleteArticle,
  type EditedArticle,
  readManagedArticle,
  updateArticle,
} from '../../../contract/managed-articles.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { DraftNotices } from '../../back-office/ui/DraftNotices.tsx';
import { LeaveGuard } from '../../back-office/ui/LeaveGuard.tsx';
import { useDraftForm } from '../../back-office/use-draft-form.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as styles from './ArticleEditor.module.css';
import { ArticleSettings } from './ArticleSettings.tsx';
import { blank, isToCome, pathOf } from './article-form.ts';
import { LanguageFields } from './LanguageFields.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { StateTag } from './StateTag.tsx';

interface Props {
  kind: ArticleKind;
  /** The article as read; null for a new one. */
  article: EditedArticle | null;
  categories: readonly Both[];
  onSaved?: (article: EditedArticle) => void;
}

type Question = 'preview' | 'archive' | 'remove';

/** The editor of an article in both languages, and of its publication. */
export function ArticleEditor({ kind, article: first, categories, onSaved }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const navigate = useNavigate();
  const editing = useDraftForm<ArticleFields, EditedArticle>({
    kind: `article ${kind}`,
    calls: {
      create: createArticle,
      read: readManagedArticle,
      update: updateArticle,
      remove: deleteArticle,
      params: { kind },
    },
    first,
    blank: () => blank,
    savedWords: ({ state }) => t(`admin-articles:saved.${state}`),
    removedWords: t('admin-articles:removed'),
    onSaved,
  });
  const { saved: article, fields, errors, isDirty, isBusy } = editing;
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const title = pickText(fields.title, lang).text || t(`admin-articles:new.${kind}`);
  return (
    <div className={`${pageStyles.page} ${styles.editor}`}>
      <AdminHead title={title} back={{ href: '/admin/articles', label: t('admin-articles:back') }}>
        <StateTag state={article?.state ?? 'draft'} publishedAt={article?.publishedAt ?? null} />
        {article?.state === 'published' && (
          <a
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            href={pathOf[kind](article)}
            target="_blank"
            rel="noopener"
          >
            {t('admin-articles:see')}
          </a>
        )}
        {article && (
          <a
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            href={`/admin/articles/${kind}/${article.id}/history`}
          >
            <Icon name="clock" size="s" />
            {t('admin:history')}
          </a>
        )}
      </AdminHead>
      <DraftNotices form={editing} />
      <LanguageFields fields={fields} errors={errors} change={editing.change} />
      <ArticleSettings
        kind={kind}
        article={article}
        categories={categories}
        fields={fields}
        errors={errors}
        change={editing.change}
      />
      <SaveBar
        state={article?.state ?? 'draft'}
        isNew={article === null}
        toCome={isToCome(fields.publishedAt)}
        isDirty={isDirty}
        isUnkept={editing.isUnkept}
        isBusy={isBusy}
        onSave={(status) => void editing.save({ status })}
        onAsk={setQuestion}
      />
      {question === 'preview' && <PreviewDialog kind={kind} fields={fields} onClose={close} />}
      {question === 'archive' && (
        <ConfirmDialog
          title={t('admin-articles:archiveTitle')}
          action={t('admin-articles:archive')}
          busy={isBusy}
          onConfirm={() => void editing.save({ status: 'archived' }).then(close)}
          onClose={close}
        >
          <p>{t('admin-articles:archiveText')}</p>
        </ConfirmDialog>
      )}
      {question === 'remove' && (
        <ConfirmDialog
          title={t('admin-articles:removeTitle')}
          action={t('admin-articles:remove')}
          danger
          busy={isBusy}
          onConfirm={() =>
            void editing.remove().then((isDone) => (isDone ? navigate('/admin/articles') : close()))
          }
          onClose={close}
        >
          <p>{t('admin-articles:removeText')}</p>
        </ConfirmDialog>
      )}
      <LeaveGuard active={isDirty} />
    </div>
  );
}
