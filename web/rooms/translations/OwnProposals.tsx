import type { OwnProposal } from '../../../contract/glossary-proposals.ts';
import { locales } from '../../../contract/locales.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as styles from './TranslationsPage.module.css';
import { proposalTags } from './translation-words.ts';

/** Wordings that the member proposed for terms of the glossary, and the decisions of editors. */
export function OwnProposals({ proposals }: { proposals: readonly OwnProposal[] }) {
  const t = useWords();
  const { lang: pageLang } = useSite();
  if (proposals.length === 0) return null;
  return (
    <section>
      <h2>{t('translate:proposals')}</h2>
      <ul className={styles.rows}>
        {proposals.map(({ id, lang, wording, status, term, at }) => (
          <li key={id}>
            <div>
              <bdi className={styles.wording} lang={lang} dir={locales[lang].dir}>
                {wording}
              </bdi>
              <small>
                {t('translate:proposalFor', {
                  term: isolate(term[lang][0] ?? ''),
                  date: dateWords(at, pageLang, true),
                })}
              </small>
            </div>
            <span className={proposalTags[status]}>{t(`translate:proposal.${status}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
