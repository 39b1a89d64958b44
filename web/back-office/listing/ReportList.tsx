import type { Report } from '../../../contract/reports.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as detailStyles from './detail.module.css';
import { MemberName } from './MemberName.tsx';

const tones = { open: tagStyles.warning, upheld: tagStyles.error, dismissed: tagStyles.plain } as const;

/** The reports of a listing, with the count of each reason. */
export function ReportList({ reports }: { reports: readonly Report[] }) {
  const t = useWords();
  const { lang } = useSite();
  const counts = [...Map.groupBy(reports, ({ reason }) => reason)]
    .map(([reason, given]) => ({ reason, count: given.length }))
    .sort((one, other) => other.count - one.count);
  return (
    <section className={`${layoutStyles.panel} ${detailStyles.panel}`} aria-labelledby="reports-title">
      <h2 id="reports-title">{t('admin-listings:reports', { count: reports.length })}</h2>
      {reports.length === 0 && <p className={textStyles.muted}>{t('admin-listings:noReports')}</p>}
      {counts.length > 0 && (
        <p className={tagStyles.list}>
          {counts.map(({ reason, count }) => (
            <span key={reason} className={tagStyles.plain}>
              {t(`admin-listings:reason.${reason}`)} <b>{count}</b>
            </span>
          ))}
        </p>
      )}
      <ul className={detailStyles.notes}>
        {reports.map(({ id, reason, text, at, by, status, lang: written }) => (
          <li key={id}>
            <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
              <b>{t(`admin-listings:reason.${reason}`)}</b>
              <span className={tones[status]}>{t(`admin-listings:report.${status}`)}</span>
            </div>
            {text && (
              <p dir="auto" lang={written}>
                {text}
              </p>
            )}
            <small className={textStyles.muted}>
              {by ? <MemberName member={by} /> : t('admin-listings:guest')} · {dateWords(at, lang)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
