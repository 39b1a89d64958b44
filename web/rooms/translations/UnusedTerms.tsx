import type { UnusedTerm } from '../../../contract/glossary.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './UnusedTerms.module.css';

interface Props {
  id?: string;
  terms: readonly UnusedTerm[];
  from: Lang;
  to: Lang;
}

/** Advice below a translation: the terms whose fixed translations it does not contain. Nothing depends on it. */
export function UnusedTerms({ id, terms, from, to }: Props) {
  const t = useWords();
  if (terms.length === 0) return null;
  return (
    <div id={id} className={styles.hint}>
      <p>{t('translate:unusedTerms')}</p>
      <ul>
        {terms.map(({ id: term, term: wording, translation }) => (
          <li key={term}>
            <span lang={from} dir={locales[from].dir}>
              {wording}
            </span>
            <Icon name="arrow" size="s" flip />
            <span lang={to} dir={locales[to].dir}>
              {translation}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
