import { locales } from '../../../../contract/locales.ts';
import { type IssueRow, type IssueState, listIssues } from '../../../../contract/newsletter-issues.ts';
import * as pageStyles from '../../../back-office/page.module.css';
import { AdminHead } from '../../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../../back-office/ui/AdminListBody.tsx';
import { AdminTable, type Column } from '../../../back-office/ui/AdminTable.tsx';
import { useAdminList } from '../../../back-office/use-admin-list.ts';
import { formatNumber, useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { dateWords } from '../../../ui/date-words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as cellsStyles from './cells.module.css';
import { IssueTag } from './IssueTag.tsx';
import { NewsletterTabs } from './NewsletterTabs.tsx';

const isBegun = (status: IssueState) => status !== 'draft';

/** `/admin/newsletter`: all issues, newest first. */
export function IssueList() {
  const t = useWords();
  const { lang } = useSite();
  const list = useAdminList(listIssues, {});
  const columns: Column<IssueRow>[] = [
    {
      key: 'subject',
      title: t('admin-newsletter:subject'),
      cell: ({ id, langs, subject }) => (
        <a className={textStyles.link} href={`/admin/newsletter/${id}`}>
          {langs.map((one) => (
            <span key={one} className={cellsStyles.line} lang={one} dir={locales[one].dir}>
              {subject[one] || t('admin-newsletter:noSubject')}
            </span>
          ))}
        </a>
      ),
    },
    {
      key: 'status',
      title: t('admin-newsletter:status'),
      cell: ({ status }) => <IssueTag status={status} />,
    },
    {
      key: 'sent',
      title: t('admin-newsletter:sentOf'),
      end: true,
      cell: ({ status, progress: { sent, receivers } }) =>
        isBegun(status) && (
          <bdi dir="ltr">
            {formatNumber(sent, lang)} / {formatNumber(receivers, lang)}
          </bdi>
        ),
    },
    {
      key: 'date',
      title: t('admin-newsletter:date'),
      end: true,
      cell: ({ progress: { startedAt }, updatedAt }) => dateWords(startedAt ?? updatedAt, lang),
    },
  ];
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.newsletter')} text={t('admin-newsletter:text')}>
        <a className={buttonStyles.primary} href="/admin/newsletter/new">
          <Icon name="plus" size="s" />
          {t('admin-newsletter:newIssue')}
        </a>
      </AdminHead>
      <NewsletterTabs current="issues" />
      <AdminListBody
        list={list}
        emptyTitle={t('admin-newsletter:noIssues')}
        emptyText={t('admin-newsletter:noIssuesText')}
      >
        <AdminTable
          caption={t('admin-newsletter:issues')}
          columns={columns}
          rows={list.items}
          keyOf={({ id }) => id}
        />
      </AdminListBody>
    </div>
  );
}
