import type { SiteBackups } from '../../../contract/health.ts';
import { timeWords } from '../../back-office/time-words.ts';
import { AdminTable } from '../../back-office/ui/AdminTable.tsx';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

/** The newest backups, with a warning where one is missing. */
export function Backups({ backups: { state, location, newest } }: { backups: SiteBackups }) {
  const t = useWords();
  const { lang } = useSite();
  const isFresh = state === 'fresh';
  return (
    <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-labelledby="health-backups">
      <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
        <h2 id="health-backups">{t('admin-health:backups')}</h2>
        <span className={isFresh ? tagStyles.success : tagStyles.warning}>
          {t(`admin-health:level.${isFresh ? 'ok' : 'warn'}`)}
        </span>
      </div>
      <p dir="auto" className={isFresh ? textStyles.muted : undefined}>
        {t(`admin-health:backupState.${state}`, { setting: 'BACKUP_DIR' })}
      </p>
      {location && (
        <p className={textStyles.muted}>
          <bdi dir="ltr">{location}</bdi>
        </p>
      )}
      {newest.length > 0 && (
        <AdminTable
          caption={t('admin-health:backups')}
          rows={newest}
          keyOf={({ name }) => name}
          columns={[
            {
              key: 'at',
              title: t('admin-health:column.backup'),
              cell: ({ at }) => <span>{timeWords(at, lang)}</span>,
            },
            {
              key: 'trial',
              title: t('admin-health:column.trial'),
              cell: ({ trial }) => (
                <span className={trial === 'restored' ? tagStyles.success : tagStyles.warning}>
                  {t(`admin-health:trial.${trial ?? 'untried'}`)}
                </span>
              ),
            },
            {
              key: 'name',
              title: t('admin-health:column.name'),
              cell: ({ name }) => <bdi dir="ltr">{name}</bdi>,
            },
          ]}
        />
      )}
    </section>
  );
}
