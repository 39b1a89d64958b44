import { listBusinesses } from '../../../contract/businesses.ts';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { limits } from '../../../contract/limits.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './OpenDataPage.module.css';

/** How programs read the API, with a key and without one. */
export function ApiSection() {
  const t = useWords();
  const { lang, publicUrl, cityCode } = useSite();
  const input = { query: { limit: 10 } };
  const path = endpointAddress({ city: cityCode, lang, cityId: 0 }, listBusinesses, input);
  const { points, seconds } = limits.rates.api;
  return (
    <section className={layoutStyles.panel} id="api">
      <h2>{t('open-data:apiTitle')}</h2>
      <p className={textStyles.muted}>
        {t('open-data:apiText', { count: points, minutes: seconds / 60 })}{' '}
        {t('open-data:apiKeyText', { quota: formatNumber(limits.apiKeys.dailyQuota, lang) })}
      </p>
      <pre className={styles.code} dir="ltr">
        <code>{`curl -H 'X-Api-Key: ny_…' '${publicUrl}${path}'`}</code>
      </pre>
      <ul className={`${textStyles.small} ${styles.rules}`}>
        <li>{t('open-data:apiReads')}</li>
        <li>
          {t('open-data:apiHeaders')}{' '}
          <code dir="ltr">RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset</code>
        </li>
        <li>{t('open-data:apiErrors')}</li>
        <li>{t('open-data:apiSecret')}</li>
      </ul>
      <div className={`${layoutStyles.row} ${styles.files}`}>
        <a className={buttonStyles.outlined} href="/api/docs" rel="external">
          {t('open-data:apiReference')}
        </a>
        <a className={buttonStyles.outlined} href="/api/openapi.json" rel="external">
          <bdi dir="ltr">OpenAPI</bdi>
        </a>
        <a className={buttonStyles.outlined} href="/changePassword#api-keys" rel="nofollow">
          {t('open-data:apiGetKey')}
        </a>
      </div>
    </section>
  );
}
