import type { Report } from '../../../contract/reports.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as detailStyles from './detail.module.css';
import { MemberName } from './MemberName.tsx';

const tones = { open: 'tag warn', upheld: 'tag err', dismissed: 'tag no' } as const;

/** What visitors said of a listing, with how often each reason was given. */
export function ReportList({ reports }: { reports: readonly Report[] }) {
  const t = useWords();
  const { lang } = useSite();
  const counts = [...Map.groupBy(reports, ({ reason }) => reason)]
    .map(([reason, given]) => ({ reason, count: given.length }))
    .sort((one, other) => other.count - one.count);
  return (
    <section className={`pn ${detailStyles.panel}`} aria-labelledby="reports-title">
      <h2 id="reports-title">{t('admin-listings:reports', { count: reports.length })}</h2>
      {reports.length === 0 && <p className="muted">{t('admin-listings:noReports')}</p>}
      {counts.length > 0 && (
        <p className="tags">
          {counts.map(({ reason, count }) => (
            <span key={reason} className="tag no">
              {t(`admin-listings:reason.${reason}`)} <b>{count}</b>
            </span>
          ))}
        </p>
      )}
      <ul className={detailStyles.notes}>
        {reports.map(({ id, reason, text, at, by, status, lang: written }) => (
          <li key={id}>
            <div className="row sp">
              <b>{t(`admin-listings:reason.${reason}`)}</b>
              <span className={tones[status]}>{t(`admin-listings:report.${status}`)}</span>
            </div>
            {text && (
              <p dir="auto" lang={written}>
                {text}
              </p>
            )}
            <small className="muted">
              {by ? <MemberName member={by} /> : t('admin-listings:guest')} · {dateWords(at, lang)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
