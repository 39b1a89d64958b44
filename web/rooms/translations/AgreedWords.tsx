import { locales } from '../../../contract/locales.ts';
import type { TranslationWork } from '../../../contract/translations.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './AgreedWords.module.css';
import { OwnProposalLine } from './OwnProposalLine.tsx';
import { termIds } from './term-ids.ts';
import type { Proposals } from './use-proposals.tsx';

interface Props {
  work: TranslationWork;
  proposals: Proposals;
}

const noneLeftId = 'none-to-propose';

/** The glossary terms in the originals of a listing, each with its translation, its note and the member's proposal. */
export function AgreedWords({ work: { from, to, glossary }, proposals: { openFor, propose } }: Props) {
  const t = useWords();
  const isNoneLeft = glossary.terms.every(({ id }) => openFor(id));
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
            <OwnProposalLine proposal={openFor(id)} />
          </li>
        ))}
      </ul>
      {/* Disabled rather than removed, as the focus returns to it from the form. */}
      <button
        type="button"
        className={`${buttonStyles.quiet} ${buttonStyles.small} ${styles.propose}`}
        aria-disabled={isNoneLeft || undefined}
        aria-describedby={isNoneLeft ? noneLeftId : undefined}
        onClick={() => !isNoneLeft && propose(null)}
      >
        {t('translate:proposeAnother')}
      </button>
      {isNoneLeft && <p id={noneLeftId}>{t('translate:noneToPropose')}</p>}
    </section>
  );
}
