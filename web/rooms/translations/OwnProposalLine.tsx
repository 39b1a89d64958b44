import type { OwnProposal } from '../../../contract/glossary-proposals.ts';
import { locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as styles from './OwnProposalLine.module.css';
import { proposalTags } from './translation-words.ts';

/** The wording that the member proposed for a term, and its state; nothing without one. */
export function OwnProposalLine({ proposal }: { proposal: OwnProposal | undefined }) {
  const t = useWords();
  if (!proposal) return null;
  const { lang, wording, status } = proposal;
  return (
    <p className={`${tagStyles.list} ${styles.line}`}>
      {t('translate:yourProposal')}
      <bdi lang={lang} dir={locales[lang].dir}>
        {wording}
      </bdi>
      <span className={proposalTags[status]}>{t(`translate:proposal.${status}`)}</span>
    </p>
  );
}
