import type { BusinessDetail } from '../../../contract/businesses.ts';
import { useWords } from '../../i18n/words.ts';
import { fridayWords } from '../../posts/prayer-lines.ts';
import { timeWords } from '../../ui/clock-words.ts';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './HeldPrayers.module.css';

/** The times of prayer that a place states, beside the calculated ones of the day. */
export function HeldPrayers({ prayers }: { prayers: NonNullable<BusinessDetail['prayers']> }) {
  const t = useWords();
  const { times, friday } = prayers;
  const isStated = times.some(({ iqama, after }) => iqama !== null || after !== null);
  return (
    <section className={layoutStyles.panel} aria-labelledby="prayers-title">
      <h2 id="prayers-title">{t('business-facts:prayers')}</h2>
      {isStated && (
        <table className={styles.times} aria-labelledby="prayers-title">
          <thead>
            <tr>
              <th scope="col">{t('business-facts:prayer')}</th>
              <th scope="col">{t('business-facts:adhan')}</th>
              <th scope="col">{t('business-facts:iqama')}</th>
            </tr>
          </thead>
          <tbody>
            {times.map(({ prayer, begins, iqama, after }) => (
              <tr key={prayer}>
                <th scope="row">{t(`business-facts:${prayer}`)}</th>
                <td>{begins ? timeWords(begins, t) : '–'}</td>
                <td>
                  {iqama ? timeWords(iqama, t) : after === null && '–'}
                  {after !== null && <small>{t('business-facts:afterAdhan', { count: after })}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {friday.length > 0 && (
        <>
          <h3 className={styles.friday}>{t('business-facts:friday')}</h3>
          <ul className={styles.list}>
            {friday.map((one) => (
              <li key={one.at}>{fridayWords(one, t)}</li>
            ))}
          </ul>
        </>
      )}
      {isStated && (
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t('business-facts:adhanToday')}</p>
      )}
    </section>
  );
}
