import { readHealth } from '../../../contract/health.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { timeWords } from '../../back-office/time-words.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { ReadBody } from '../../back-office/ui/ReadBody.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { Backups } from './Backups.tsx';
import { Findings } from './Findings.tsx';
import { HealthFigures } from './HealthFigures.tsx';
import { Maintenance } from './Maintenance.tsx';
import { Reports } from './Reports.tsx';
import { StreetMap } from './StreetMap.tsx';

/** `/admin/health`: the results of the installation checks, the latest metrics, and reports from browsers. */
export default function HealthPage() {
  const t = useWords();
  const { lang } = useSite();
  const reading = useAdminRead(readHealth, {});
  const { data, again } = reading;
  return (
    <div className={pageStyles.page}>
      <AdminHead
        title={t('admin:section.health')}
        text={data ? t('admin-health:checkedAt', { time: timeWords(data.at, lang) }) : t('admin-health:text')}
      >
        <button type="button" className={buttonStyles.outlined} onClick={again}>
          {t('admin-health:again')}
        </button>
      </AdminHead>
      <ReadBody reading={reading} isPart>
        {({ maintenance, findings, figures, backups, reports }) => (
          <>
            <Findings findings={findings} />
            <HealthFigures figures={figures} />
            <Backups backups={backups} />
            <Reports reports={reports} />
            <Maintenance since={maintenance.since} onChange={again} />
          </>
        )}
      </ReadBody>
      <StreetMap />
    </div>
  );
}
