import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as tagStyles from '../ui/shared/tag.module.css';
import { useAccess } from './access.ts';
import * as styles from './Overview.module.css';
import * as pageStyles from './page.module.css';
import type { Section } from './section.ts';
import { timeWords } from './time-words.ts';
import { AdminHead } from './ui/AdminHead.tsx';
import * as noticesStyles from './ui/notices.module.css';

/** What waits, first, and the way to every section that whoever is here may open. */
export function Overview({ sections }: { sections: readonly Section[] }) {
  const t = useWords();
  const { waiting, lateBackup } = useAccess();
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:overview')} text={t('admin:overviewText')} />
      {lateBackup && <BackupNotice at={lateBackup.at} />}
      <ul className={styles.tiles}>
        {sections.map(({ path, icon, name, waiting: kind }) => {
          const count = kind && waiting[kind];
          return (
            <li key={path}>
              <a className={layoutStyles.panel} href={`/admin/${path}`}>
                <Icon name={icon} size="l" />
                <b>{t(name)}</b>
                {count !== undefined && (
                  <span className={count > 0 ? tagStyles.warning : tagStyles.plain}>
                    {count > 0 ? t('admin:waiting', { count }) : t('admin:nothingWaits')}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** That a backup is missing; `at` is when the last one was made, null where there is none. */
function BackupNotice({ at }: { at: string | null }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <div className={`${noticesStyles.note} ${noticesStyles.warning}`}>
      <Icon name="warning" />
      <p className={layoutStyles.grow}>
        <b>{t(at === null ? 'admin:backupNone' : 'admin:backupLate')}</b>{' '}
        {at === null ? t('admin:backupNoneText') : t('admin:backupLateText', { time: timeWords(at, lang) })}
      </p>
    </div>
  );
}
