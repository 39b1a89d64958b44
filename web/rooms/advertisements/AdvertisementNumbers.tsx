import type { AdvertisementDetail } from '../../../contract/advertisements.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as numbersStyles from './numbers.module.css';

/** The daily impressions of an advertisement, newest first: a bar beside each number. */
export function AdvertisementNumbers({ days }: Pick<AdvertisementDetail, 'days'>) {
  const t = useWords();
  const { lang } = useSite();
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <section className={`${layoutStyles.panel} ${numbersStyles.numbers}`} aria-labelledby="ad-numbers">
      <h2 id="ad-numbers">{t('admin-advertisements:numbers')}</h2>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('admin-advertisements:numbersText')}</p>
      {days.length === 0 ? (
        <p>{t('admin-advertisements:noNumbers')}</p>
      ) : (
        <table aria-labelledby="ad-numbers">
          <thead>
            <tr>
              <th scope="col">{t('admin-advertisements:day')}</th>
              <th scope="col">{t('admin-advertisements:views')}</th>
              <th scope="col">{t('admin-advertisements:clicks')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, views, clicks }) => (
              <tr key={day}>
                {/* Noon, so that the date is the same in all time zones. */}
                <th scope="row">{dateWords(`${day}T17:00:00Z`, lang)}</th>
                <td>
                  <meter min={0} max={most} value={views} aria-hidden="true" />
                  {formatNumber(views, lang)}
                </td>
                <td>{formatNumber(clicks, lang)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
