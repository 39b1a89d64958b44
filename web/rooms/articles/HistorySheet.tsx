import { useState } from 'react';
import type { ArticleFields } from '../../../contract/article-editing.ts';
import type { ArticleKind } from '../../../contract/articles.ts';
import type { Version } from '../../../contract/versions.ts';
import { cityTime } from '../../back-office/city-clock.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useRead } from '../../state/use-read.ts';
import { timeWords } from '../../ui/clock-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

interface Props {
  kind: ArticleKind;
  id: number;
  /** Something is typed that nobody has saved. */
  isDirty: boolean;
  busy: boolean;
  onRestore: (version: number) => void;
  onClose: () => void;
}

/** What an article has been, the newest first: each can be looked at and had back. */
export function HistorySheet({ kind, id, isDirty, busy, onRestore, onClose }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const path = `admin/articles/${kind}/${id}/versions`;
  const versions = useRead<Version[]>(path);
  const [looked, setLooked] = useState<number | null>(null);
  const version = useRead<ArticleFields>(looked === null ? null : `${path}/${looked}`);
  return (
    <Sheet
      title={t('admin-articles:historyTitle')}
      closeLabel={t('admin:close')}
      className="adm-confirm"
      onClose={onClose}
      footer={(close) => (
        <div className="row">
          <button type="button" className="btn o" onClick={close}>
            {t('admin:close')}
          </button>
        </div>
      )}
    >
      {versions.status === 'loading' && <div className="sk" role="status" aria-label={t('admin:loading')} />}
      {versions.status === 'failed' && <p role="alert">{t('admin-articles:historyFailed')}</p>}
      {isDirty && <p className="small muted">{t('admin-articles:restoreDirty')}</p>}
      {versions.data?.length === 0 && <p>{t('admin-articles:historyNone')}</p>}
      <ol className="art-versions">
        {versions.data?.map(({ id: number, at, by }, index) => {
          const when = `${dateWords(at, lang)}, ${timeWords(cityTime(at).slice(11), t)}`;
          return (
            <li key={number}>
              <div className="grow">
                <b>{when}</b>
                <p className="small muted" dir="auto">
                  {by === null
                    ? t('admin-articles:historyProgram')
                    : t('admin-articles:historyBy', { name: by })}
                  {index === 0 && <> · {t('admin-articles:historyNow')}</>}
                </p>
              </div>
              <button type="button" className="btn o sm" onClick={() => setLooked(number)}>
                {t('admin-articles:look')}
                <span className="sr"> {when}</span>
              </button>
              {index > 0 && (
                <button
                  type="button"
                  className="btn o sm"
                  disabled={isDirty || busy}
                  onClick={() => onRestore(number)}
                >
                  {t('admin-articles:restore')}
                  <span className="sr"> {when}</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {looked !== null && version.status === 'ready' && (
        <PreviewDialog kind={kind} fields={version.data} onClose={() => setLooked(null)} />
      )}
    </Sheet>
  );
}
