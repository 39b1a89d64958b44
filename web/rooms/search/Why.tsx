import { locales } from '../../../contract/locales.ts';
import type { Explained, Why as WhyFound } from '../../../contract/search-results.ts';
import { useWords } from '../../i18n/words.ts';
import * as styles from './Why.module.css';

/** Why a result matched if its title does not show it, with the search terms highlighted. */
function Reason({ in: place, parts, lang }: WhyFound) {
  const t = useWords();
  return (
    <>
      {t(`search:why-${place}`)}{' '}
      <span lang={lang} dir={locales[lang].dir}>
        {/* Alternating parts; only their positions identify them. */}
        {parts.map((part, at) => (at % 2 ? <mark key={parts.slice(0, at).join()}>{part}</mark> : part))}
      </span>
    </>
  );
}

/** Whether a result is an uncertain match, and why it matched. */
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

/** The reason of a result, if it has one to display. */
export const whyOf = ({ why, guessed }: Explained) => (why || guessed) && <Why why={why} guessed={guessed} />;
