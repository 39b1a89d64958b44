import { listImports } from '../../../contract/transfers.ts';
import * as pageStyles from '../../back-office/page.module.css';
import type { SectionProps } from '../../back-office/section.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import { AdminTable } from '../../back-office/ui/AdminTable.tsx';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { ExportForm } from './ExportForm.tsx';
import { ImportPage } from './ImportPage.tsx';
import * as panelStyles from './panel.module.css';
import { StateTag } from './StateTag.tsx';
import * as styles from './TransferPage.module.css';
import { countWords } from './transfer-words.ts';
import { UploadForm } from './UploadForm.tsx';

/** Import and export of lists, with the previous imports below. An import has a page of its own. */
export default function TransferPage({ steps: [id] }: SectionProps) {
  return id && /^\d+$/.test(id) ? <ImportPage key={id} id={Number(id)} /> : <Home />;
}

function Home() {
  const t = useWords();
  const { lang } = useSite();
  const list = useAdminList(listImports, {});
  const when = new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.transfer')} text={t('admin-transfers:text')} />
      <div className={panelStyles.columns}>
        <UploadForm />
        <ExportForm />
      </div>
      <section aria-labelledby="tr-history">
        <h2 id="tr-history" className={styles.history}>
          {t('admin-transfers:history')}
        </h2>
        <AdminListBody
          list={list}
          emptyTitle={t('admin-transfers:historyEmpty')}
          emptyText={t('admin-transfers:historyEmptyText')}
        >
          <AdminTable
            caption={t('admin-transfers:history')}
            rows={list.items}
            keyOf={({ id }) => id}
            columns={[
              {
                key: 'file',
                title: t('admin-transfers:column.file'),
                cell: ({ id, fileName, kind }) => (
                  <a className={styles.file} href={`/admin/transfer/${id}`}>
                    <bdi>{fileName}</bdi>
                    <small>{t(`admin-transfers:kind.${kind}`)}</small>
                  </a>
                ),
              },
              {
                key: 'when',
                title: t('admin-transfers:column.when'),
                cell: ({ createdAt }) => <time dateTime={createdAt}>{when.format(new Date(createdAt))}</time>,
              },
              {
                key: 'by',
                title: t('admin-transfers:column.by'),
                cell: ({ by }) => <bdi>{by ?? t('admin-transfers:nobody')}</bdi>,
              },
              {
                key: 'result',
                title: t('admin-transfers:column.result'),
                cell: ({ counts, undo }) =>
                  undo
                    ? t('admin-transfers:undoneText', {
                        removed: undo.removed,
                        restored: undo.restored,
                        kept: undo.kept,
                      })
                    : countWords(t, counts).join(' · '),
              },
              {
                key: 'state',
                title: t('admin-transfers:column.state'),
                cell: ({ state }) => <StateTag state={state} />,
              },
            ]}
          />
        </AdminListBody>
      </section>
    </div>
  );
}
