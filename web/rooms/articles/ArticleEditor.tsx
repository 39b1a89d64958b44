import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedArticle } from '../../../contract/article-editing.ts';
import type { ArticleKind } from '../../../contract/articles.ts';
import { type Both, pickText } from '../../../contract/locales.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { LeaveGuard } from '../../back-office/ui/LeaveGuard.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { ArticleSettings } from './ArticleSettings.tsx';
import { isToCome, pathOf } from './article-form.ts';
import { HistorySheet } from './HistorySheet.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { StateTag } from './StateTag.tsx';
import { useArticle } from './use-article.ts';

interface Props {
  kind: ArticleKind;
  /** As it was read; null for a new one. */
  article: EditedArticle | null;
  categories: readonly Both[];
  onSaved?: (article: EditedArticle) => void;
}

type Question = 'preview' | 'history' | 'archive' | 'remove';

/** Writes an article in both languages, and decides whether and when it is shown. */
export function ArticleEditor({ kind, article: first, categories, onSaved }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const navigate = useNavigate();
  const editing = useArticle({ kind, first, onSaved });
  const { article, fields, errors, conflict, isDirty, isBusy } = editing;
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const title = pickText(fields.title, lang).text || t(`admin-articles:new.${kind}`);
  return (
    <div className="adm-page art-edit">
      <AdminHead title={title} back={{ href: '/admin/articles', label: t('admin-articles:back') }}>
        <StateTag state={article?.state ?? 'draft'} publishedAt={article?.publishedAt ?? null} />
        {article?.state === 'published' && (
          <a className="btn o sm" href={pathOf[kind](article)} target="_blank" rel="noopener">
            {t('admin-articles:see')}
          </a>
        )}
      </AdminHead>
      <div role="status">
        {editing.isRestored && (
          <div className="note art-note">
            <p className="grow">
              <b>{t('admin-articles:restoredTitle')}</b> {t('admin-articles:restoredText')}
            </p>
            <button type="button" className="btn o sm" onClick={editing.discard}>
              {t('admin-articles:discard')}
            </button>
          </div>
        )}
      </div>
      <div role="alert">
        {conflict && (
          <div className="note warn art-note">
            <p className="grow">
              <b>{t('admin-articles:conflictTitle')}</b> {t('admin-articles:conflictText')}
            </p>
            <button
              type="button"
              className="btn o sm"
              disabled={!conflict.isReady}
              onClick={conflict.takeTheirs}
            >
              {t('admin-articles:conflictTheirs')}
            </button>
            <button
              type="button"
              className="btn o sm"
              disabled={!conflict.isReady}
              onClick={conflict.saveMine}
            >
              {t('admin-articles:conflictMine')}
            </button>
          </div>
        )}
      </div>
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
        onSave={(status) => void editing.save(status)}
        onAsk={setQuestion}
      />
      {question === 'preview' && <PreviewDialog kind={kind} fields={fields} onClose={close} />}
      {question === 'history' && article && (
        <HistorySheet
          kind={kind}
          id={article.id}
          isDirty={isDirty}
          busy={isBusy}
          onRestore={(version) => {
            // What is said of it is said on the page, which lasts.
            close();
            void editing.restore(version);
          }}
          onClose={close}
        />
      )}
      {question === 'archive' && (
        <ConfirmDialog
          title={t('admin-articles:archiveTitle')}
          action={t('admin-articles:archive')}
          busy={isBusy}
          onConfirm={() => void editing.save('archived').then(close)}
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
