import { useLocation } from 'react-router';
import { listAuditLines, readAuditWords } from '../../../contract/audit.ts';
import { LogLines } from '../../back-office/log/LogLines.tsx';
import { actionWords, kindWords } from '../../back-office/log/log-words.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { FilterField } from '../../back-office/ui/FilterField.tsx';
import { FilterForm } from '../../back-office/ui/FilterForm.tsx';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { Choice } from '../../ui/Choice.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';

const names = ['actor', 'action', 'subject', 'subjectId', 'from', 'to'] as const;

/** `/admin/audit`: who changed what, with previous and new values. */
export default function AuditSection() {
  const t = useWords();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const sought = Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]));
  const list = useAdminList(listAuditLines, { query: sought });
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.audit')} text={t('admin-audit:text')} />
      <Filters key={search} sought={sought} />
      <AdminListBody
        list={list}
        emptyTitle={t('admin-audit:emptyTitle')}
        emptyText={t('admin-audit:emptyText')}
      >
        <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-label={t('admin:section.audit')}>
          <LogLines lines={list.items} />
        </section>
      </AdminListBody>
    </div>
  );
}

function Filters({ sought }: { sought: Record<string, string | undefined> }) {
  const t = useWords();
  const words = useAdminRead(readAuditWords, {});
  const with_ = (known: readonly string[] | undefined, now: string | undefined) =>
    [...new Set([...(known ?? []), ...(now ? [now] : [])])].sort();
  const all = ['', t('admin-audit:all')] as const;
  return (
    <FilterForm path="/admin/audit" label={t('admin-audit:search')}>
      <FilterField
        id="audit-actor"
        name="actor"
        label={t('admin-audit:actor')}
        placeholder={t('admin-audit:actorHint')}
        wide
        defaultValue={sought.actor}
        dir="auto"
      />
      <Choice
        key={`action ${words.status}`}
        id="audit-action"
        name="action"
        label={t('admin-audit:action')}
        value={sought.action ?? ''}
        options={[
          all,
          ...with_(words.data?.actions, sought.action).map((one) => [one, actionWords(one, t)] as const),
        ]}
      />
      <Choice
        key={`subject ${words.status}`}
        id="audit-subject"
        name="subject"
        label={t('admin-audit:subject')}
        value={sought.subject ?? ''}
        options={[
          all,
          ...with_(words.data?.subjects, sought.subject).map((one) => [one, kindWords(one, t)] as const),
        ]}
      />
      <FilterField
        id="audit-id"
        name="subjectId"
        label={t('admin-audit:subjectId')}
        defaultValue={sought.subjectId}
        dir="ltr"
      />
      <FilterField
        id="audit-from"
        name="from"
        type="date"
        label={t('admin-audit:from')}
        defaultValue={sought.from}
      />
      <FilterField id="audit-to" name="to" type="date" label={t('admin-audit:to')} defaultValue={sought.to} />
      <button type="submit" className={buttonStyles.primary}>
        {t('admin-audit:show')}
      </button>
    </FilterForm>
  );
}
