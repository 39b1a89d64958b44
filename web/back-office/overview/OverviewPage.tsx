import { type Overview, readOverview } from '../../../contract/overview.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import { useAccess } from '../access.ts';
import * as pageStyles from '../page.module.css';
import type { Section } from '../section.ts';
import { timeWords } from '../time-words.ts';
import { AdminHead } from '../ui/AdminHead.tsx';
import * as noticesStyles from '../ui/notices.module.css';
import { ReadFailed } from '../ui/ReadFailed.tsx';
import { polled, useAdminRead } from '../use-admin-read.ts';
import { DaysCompared } from './DaysCompared.tsx';
import { OldestPosts } from './OldestPosts.tsx';
import * as styles from './OverviewPage.module.css';
import { TroubleRows } from './TroubleRows.tsx';
import { WaitingRows } from './WaitingRows.tsx';

/** `/admin`: pending work that the user may handle, oldest first. */
export default function OverviewPage() {
  const t = useWords();
  const { lateBackup, sections } = useAccess();
  const read = useAdminRead(readOverview, {}, polled);
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:overview')} text={t('admin-overview:text')} />
      {lateBackup && <BackupNotice at={lateBackup.at} />}
      {read.latest ? (
        <Work overview={read.latest} sections={sections} />
      ) : read.status === 'failed' ? (
        <ReadFailed again={read.again} />
      ) : (
        <div className={styles.columns} role="status" aria-label={t('admin:loading')}>
          <div className={`${skeletonStyles.block} ${styles.waitingPart}`} />
          <div className={`${skeletonStyles.block} ${styles.waitingPart}`} />
        </div>
      )}
    </div>
  );
}

function Work({ overview, sections }: { overview: Overview; sections: readonly Section[] }) {
  const { queue, waiting, troubles, days } = overview;
  const { queue: posts, ...others } = waiting;
  const hasPosts = queue !== undefined && queue.oldest.length > 0;
  const waitingElsewhere = Object.values(others).some((age) => age && age.count > 0);
  const hasWork = hasPosts || waitingElsewhere || troubles.length > 0;
  return (
    <>
      {hasWork ? (
        <div className={styles.columns}>
          <div className={styles.column}>{queue && <OldestPosts queue={queue} age={posts} />}</div>
          <div className={styles.column}>
            {Object.keys(others).length > 0 && <WaitingRows waiting={others} sections={sections} />}
            {troubles.length > 0 && <TroubleRows troubles={troubles} />}
          </div>
        </div>
      ) : (
        <NothingWaits sections={sections} />
      )}
      {days && <DaysCompared days={days} />}
    </>
  );
}

function NothingWaits({ sections }: { sections: readonly Section[] }) {
  const t = useWords();
  const next = sections.find(({ path }) => path === 'articles' || path === 'listings');
  return (
    <EmptyState icon="check" title={t('admin-overview:emptyTitle')} text={t('admin-overview:emptyText')}>
      {next && (
        <a className={buttonStyles.outlined} href={`/admin/${next.path}`}>
          <Icon name={next.icon} />
          {t(next.name)}
        </a>
      )}
    </EmptyState>
  );
}

/** A warning of a late backup; `at` is the time of the last one, null if there is none. */
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
