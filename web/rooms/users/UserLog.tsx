import { listAuditLines } from '../../../contract/audit.ts';
import { useAccess } from '../../back-office/access.ts';
import { LogLines } from '../../back-office/log/LogLines.tsx';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';

const visibleEntries = 5;

/** The audit log of a user: actions on the account and by the user. */
export function UserLog({ id }: { id: number }) {
  const { abilities } = useAccess();
  if (!abilities.includes('audit')) return null;
  return (
    <>
      <Lines title="admin-users:logOf" query={{ subject: 'user', subjectId: String(id) }} />
      <Lines title="admin-users:logBy" query={{ actor: String(id) }} />
    </>
  );
}

function Lines({ title, query }: { title: WordKey; query: Record<string, string> }) {
  const t = useWords();
  const { status, items, hasMore } = useAdminList(listAuditLines, {
    query: { ...query, limit: visibleEntries },
  });
  if (status !== 'ready' || items.length === 0) return null;
  return (
    <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <LogLines lines={items} />
      {hasMore && (
        <a className={buttonStyles.outlined} href={`/admin/audit?${new URLSearchParams(query)}`}>
          {t('admin-users:wholeLog')}
        </a>
      )}
    </section>
  );
}
