import type { BrowserReport } from '../../../contract/browser-reports.ts';
import { timeWords } from '../../back-office/time-words.ts';
import { AdminTable } from '../../back-office/ui/AdminTable.tsx';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

/** Reports that browsers sent automatically, grouped, newest first. */
export function Reports({ reports }: { reports: readonly BrowserReport[] }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-labelledby="health-reports">
      <h2 id="health-reports">{t('admin-health:reports')}</h2>
      <p className={textStyles.muted}>{t('admin-health:reportsText')}</p>
      {reports.length === 0 ? (
        <p>{t('admin-health:reportsEmpty')}</p>
      ) : (
        <AdminTable
          caption={t('admin-health:reports')}
          rows={reports}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'what',
              title: t('admin-health:column.what'),
              cell: ({ kind, what, source }) => (
                <div>
                  <span className={kind === 'error' ? tagStyles.error : tagStyles.warning}>
                    {t(`admin-health:kind.${kind}`)}
                  </span>
                  <p dir="ltr">{what}</p>
                  {source && (
                    <small className={textStyles.muted}>
                      <bdi dir="ltr">{source}</bdi>
                    </small>
                  )}
                </div>
              ),
            },
            {
              key: 'page',
              title: t('admin-health:column.page'),
              cell: ({ page }) => <bdi dir="ltr">{page}</bdi>,
            },
            {
              key: 'count',
              title: t('admin-health:column.count'),
              end: true,
              cell: ({ count }) => formatNumber(count, lang),
            },
            {
              key: 'first',
              title: t('admin-health:column.first'),
              cell: ({ firstAt }) => <span>{timeWords(firstAt, lang)}</span>,
            },
            {
              key: 'last',
              title: t('admin-health:column.last'),
              cell: ({ lastAt }) => <span>{timeWords(lastAt, lang)}</span>,
            },
          ]}
        />
      )}
    </section>
  );
}
