import { locales } from '../../../contract/locales.ts';
import type { TranslationWork } from '../../../contract/translations.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './AgreedWords.module.css';
import { termIds } from './term-ids.ts';

/** The glossary terms in the originals of a listing, each with its translation and note. */
export function AgreedWords({ work: { from, to, glossary } }: { work: TranslationWork }) {
  const t = useWords();
  return (
    <section className={`${layoutStyles.panel} ${styles.panel}`} aria-labelledby="agreed-words">
      <h2 id="agreed-words">{t('translate:agreedWords')}</h2>
      <p>{t('translate:agreedWordsHint')}</p>
      <ul>
        {glossary.terms.map(({ id, term, translation, note }) => (
          <li key={id}>
            <div className={styles.pair}>
              <span lang={from} dir={locales[from].dir}>
                {term}
              </span>
              <Icon name="arrow" size="s" flip />
              <span id={termIds(id).translation} lang={to} dir={locales[to].dir}>
                {translation}
              </span>
            </div>
            {note && (
              <small id={termIds(id).note} lang={note.lang} dir={locales[note.lang].dir}>
                {note.text}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
