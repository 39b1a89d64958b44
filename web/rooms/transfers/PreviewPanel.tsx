import { checkImport, previewImport } from '../../../contract/transfers.ts';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './PreviewPanel.module.css';
import * as panelStyles from './panel.module.css';
import { fieldWords } from './transfer-words.ts';
import type { Import } from './use-import.ts';

/** The first rows as they will be read; the next step validates every row. */
export function PreviewPanel({ id, own }: { id: number; own: Import }) {
  const t = useWords();
  const reading = useAdminRead(previewImport, { params: { id } });
  if (reading.status === 'loading')
    return <div className={skeletonStyles.block} role="status" aria-label={t('admin:loading')} />;
  if (reading.status === 'failed')
    return (
      <section className={`${layoutStyles.panel} ${panelStyles.panel}`}>
        <p>{t('errors:failedText')}</p>
        <button type="button" className={buttonStyles.outlined} onClick={reading.again}>
          {t('errors:tryAgain')}
        </button>
      </section>
    );
  const { rows } = reading.data;
  return (
    <section className={`${layoutStyles.panel} ${panelStyles.panel}`}>
      <h2>{t('admin-transfers:previewTitle')}</h2>
      {rows.length === 0 && <p>{t('admin-transfers:nothingRead')}</p>}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.line}>
            <h3>
              {t('admin-transfers:line', { line: row.line })}
              {row.refused && <span className={tagStyles.error}>{t('admin-transfers:isRefused')}</span>}
            </h3>
            <dl>
              {row.fields.map(({ name, value, lang }) => (
                <div key={`${name}-${lang}`}>
                  <dt>{fieldWords(t, name)}</dt>
                  <dd dir="auto" lang={lang ?? undefined}>
                    {value === '+' ? t('admin-transfers:yes') : value}
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
        <div className={layoutStyles.row}>
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={own.busy}
            onClick={() => void own.act(checkImport)}
          >
            {t('admin-transfers:check')}
          </button>
          <p className={textStyles.muted}>{t('admin-transfers:checkText')}</p>
        </div>
      )}
    </section>
  );
}
