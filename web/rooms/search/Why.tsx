import { locales } from '../../../contract/locales.ts';
import type { Explained, Why as Reason } from '../../../contract/search-results.ts';
import { useWords } from '../../i18n/words.ts';
import * as styles from './Why.module.css';

/** Why something was found whose title does not show it; what was looked for is marked. */
function Why({ in: place, parts, lang }: Reason) {
  const t = useWords();
  return (
    <p className={styles.why}>
      {t(`search:why-${place}`)}{' '}
      <span lang={lang} dir={locales[lang].dir}>
        {/* In turns; their places are all that tells them apart. */}
        {parts.map((part, at) => (at % 2 ? <mark key={parts.slice(0, at).join()}>{part}</mark> : part))}
      </span>
    </p>
  );
}

/** The reason of a result, where it has one to tell. */
export const whyOf = ({ why }: Explained) => why && <Why {...why} />;
