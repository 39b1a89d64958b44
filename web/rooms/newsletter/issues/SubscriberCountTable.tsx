import { langs, locales } from '../../../../contract/locales.ts';
import { type SubscriberCounts, subscriberStates } from '../../../../contract/newsletter.ts';
import { formatNumber, useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as styles from './SubscriberCountTable.module.css';

/** The number of subscribers by status and language. */
export function SubscriberCountTable({ counts }: { counts: SubscriberCounts }) {
  const t = useWords();
  const { lang: interfaceLang } = useSite();
  const of = (lang: string, state: string) =>
    counts.find((one) => one.lang === lang && one.state === state)?.count ?? 0;
  return (
    <table className={styles.table}>
      <caption className={textStyles.hidden}>{t('admin-newsletter:counts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin-newsletter:language')}</th>
          {subscriberStates.map((state) => (
            <th key={state} scope="col">
              {t(`admin-newsletter:state.${state}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {langs.map((lang) => (
          <tr key={lang}>
            <th scope="row" lang={lang}>
              {locales[lang].nativeName}
            </th>
            {subscriberStates.map((state) => (
              <td key={state}>{formatNumber(of(lang, state), interfaceLang)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
