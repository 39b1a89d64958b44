import type { Signal, SignalCode } from '../../../contract/moderation.ts';
import { isolate } from '../../i18n/isolate.ts';
import { type Translate, useWords, type WordKey } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { priceWords } from '../../ui/Price.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './Checks.module.css';

/** Values are isolated, so that a number keeps its direction in any sentence. */
function signalWords(signal: Signal, t: Translate): string {
  const { code, count, accounts, found, medianCents } = signal;
  const values = {
    count,
    found: found.map(isolate).join(t('posting-fields:comma')),
    price: isolate(priceWords(medianCents ?? 0)),
  };
  if (code === 'newAccount' && count === 0) return t('admin-moderation:newAccountToday');
  if (code === 'pictureSeen' && accounts > 0) return t('admin-moderation:pictureOthers', { count: accounts });
  return t(`admin-moderation:${code}` as WordKey, values);
}

/** The automatic checks of a post: findings as sentences, then the checks that passed. */
export function Checks({ checks, signals }: { checks: readonly SignalCode[]; signals: readonly Signal[] }) {
  const t = useWords();
  const clear = checks.filter((code) => !signals.some((signal) => signal.code === code));
  return (
    <section className={layoutStyles.panel}>
      <h3>{t('admin-moderation:checks')}</h3>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('admin-moderation:checksText')}</p>
      <ul className={styles.checks}>
        {signals.map((signal) => (
          <li key={signal.code} className={styles.warning}>
            <Icon name="warning" />
            <span>{signalWords(signal, t)}</span>
          </li>
        ))}
        {clear.map((code) => (
          <li key={code} className={styles.passed}>
            <Icon name="check" />
            <span>{t(`admin-moderation:clear_${code}` as WordKey)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
