import { checkImport, previewImport } from '../../../contract/transfers.ts';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import * as styles from './PreviewPanel.module.css';
import * as panelStyles from './panel.module.css';
import { fieldWords } from './transfer-words.ts';
import type { Import } from './use-import.ts';

/** The first rows, as they will be read; from here every row is checked. */
export function PreviewPanel({ id, own }: { id: number; own: Import }) {
  const t = useWords();
  const reading = useRead(previewImport, { params: { id } });
  if (reading.status === 'loading')
    return <div className="sk" role="status" aria-label={t('admin:loading')} />;
  if (reading.status === 'failed')
    return (
      <section className={`pn ${panelStyles.panel}`}>
        <p>{t('errors:failedText')}</p>
        <button type="button" className="btn o" onClick={reading.again}>
          {t('errors:tryAgain')}
        </button>
      </section>
    );
  const { rows } = reading.data;
  return (
    <section className={`pn ${panelStyles.panel}`}>
      <h2>{t('admin-transfer:previewTitle')}</h2>
      {rows.length === 0 && <p>{t('admin-transfer:nothingRead')}</p>}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.line}>
            <h3>
              {t('admin-transfer:line', { line: row.line })}
              {row.refused && <span className="tag err">{t('admin-transfer:isRefused')}</span>}
            </h3>
            <dl>
              {row.fields.map(({ name, value, lang }) => (
                <div key={`${name}-${lang}`}>
                  <dt>{fieldWords(t, name)}</dt>
                  <dd dir="auto" lang={lang ?? undefined}>
                    {value === '+' ? t('admin-transfer:yes') : value}
                  </dd>
                </div>
              ))}
            </dl>
            {row.problems.length > 0 && (
              <ul className={styles.problems}>
                {row.problems.map(({ column, reason }) => (
                  <li key={`${column}-${reason}`}>
                    {column && <bdi>{column}: </bdi>}
                    {reason}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <div className="row">
          <button
            type="button"
            className="btn p"
            disabled={own.busy}
            onClick={() => void own.act(checkImport)}
          >
            {t('admin-transfer:check')}
          </button>
          <p className="muted">{t('admin-transfer:checkText')}</p>
        </div>
      )}
    </section>
  );
}
