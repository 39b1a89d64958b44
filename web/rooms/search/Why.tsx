import { locales } from '../../../contract/locales.ts';
import type { Explained, Why as WhyFound } from '../../../contract/search-results.ts';
import { useWords } from '../../i18n/words.ts';
import * as styles from './Why.module.css';

/** Why something was found whose title does not show it; what was looked for is marked. */
function Reason({ in: place, parts, lang }: WhyFound) {
  const t = useWords();
  return (
    <>
      {t(`search:why-${place}`)}{' '}
      <span lang={lang} dir={locales[lang].dir}>
        {/* In turns; their places are all that tells them apart. */}
        {parts.map((part, at) => (at % 2 ? <mark key={parts.slice(0, at).join()}>{part}</mark> : part))}
      </span>
    </>
  );
}

/** Whether something was found by a guess at what was written, and why it was found. */
function Why({ why, guessed }: Explained) {
  const t = useWords();
  return (
    <p className={styles.why}>
      {guessed && t('search:guessed')}
      {guessed && why && ' · '}
      {why && <Reason {...why} />}
    </p>
  );
}

/** The reason of a result, where it has one to tell. */
export const whyOf = ({ why, guessed }: Explained) => (why || guessed) && <Why why={why} guessed={guessed} />;
