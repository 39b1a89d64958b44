import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { downloadBadRows, listImportProblems, type Transfer } from '../../../contract/transfers.ts';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import { AdminTable } from '../../back-office/ui/AdminTable.tsx';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useFileDownload } from '../../back-office/use-file-download.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as panelStyles from './panel.module.css';

/** Errors by row, and the rejected rows as a file to correct and upload again. */
export function ProblemsPanel({ transfer, hasFile }: { transfer: Transfer; hasFile: boolean }) {
  const t = useWords();
  const { lang } = useSite();
  const { id, counts, fileName } = transfer;
  const list = useAdminList(listImportProblems, { params: { id }, query: { limit: 60 } });
  const download = useFileDownload();
  const [failed, setFailed] = useState(false);
  const get = async () => {
    const name = `${fileName.replace(/\.[^.]*$/, '')}-${id}.csv`;
    setFailed(!(await download(downloadBadRows, { params: { id } }, name)));
  };
  return (
    <section className={`${layoutStyles.panel} ${panelStyles.panel}`} aria-labelledby="tr-problems">
      <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
        <h2 id="tr-problems">{t('admin-transfers:problems')}</h2>
        {counts.refused > 0 && hasFile && (
          <button type="button" className={buttonStyles.outlined} onClick={() => void get()}>
            <Icon name="download" size="s" />
            {t('admin-transfers:badRows')}
          </button>
        )}
      </div>
      {failed && (
        <p role="alert" className={panelStyles.error}>
          {t('admin-transfers:downloadFailed')}
        </p>
      )}
      <AdminListBody
        list={list}
        emptyTitle={t('admin-transfers:fileGone')}
        emptyText={t('admin-transfers:fileGoneText')}
      >
        <AdminTable
          caption={t('admin-transfers:problems')}
          rows={list.items.map((item, index) => ({ ...item, index }))}
          keyOf={({ index }) => index}
          columns={[
            {
              key: 'line',
              title: t('admin-transfers:problem.line'),
              cell: ({ line }) => formatNumber(line, lang),
            },
            {
              key: 'column',
              title: t('admin-transfers:problem.column'),
              cell: ({ column }) => <bdi>{column}</bdi>,
            },
            {
              key: 'value',
              title: t('admin-transfers:problem.value'),
              cell: ({ value }) => <bdi>{value}</bdi>,
            },
            { key: 'reason', title: t('admin-transfers:problem.reason'), cell: ({ reason }) => reason },
            {
              key: 'level',
              title: t('admin-transfers:problem.level'),
              cell: ({ level }) => (
                <span className={level === 'error' ? tagStyles.error : tagStyles.warning}>
                  {t(`admin-transfers:level.${level}`)}
                </span>
              ),
            },
          ]}
        />
        {list.items.length >= limits.transfer.listedProblems && (
          <p className={textStyles.muted}>
            {t('admin-transfers:problemsMore', { count: limits.transfer.listedProblems })}
          </p>
        )}
      </AdminListBody>
    </section>
  );
}
