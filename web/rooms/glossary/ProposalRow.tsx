import { decideProposal, type ManagedProposal } from '../../../contract/glossary-proposals.ts';
import { langs, locales } from '../../../contract/locales.ts';
import { useDeskActs } from '../../back-office/listing/use-desk-acts.ts';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './OpenProposals.module.css';

interface Props {
  proposal: ManagedProposal;
  /** Called after a decision; false if it failed, as when another editor decided before. */
  onDecided: (isDone: boolean) => void;
}

/** A proposed wording with the present ones of its term, and the decisions of editors. */
export function ProposalRow({ proposal, onDecided }: Props) {
  const t = useWords();
  const { lang: pageLang } = useSite();
  const { id, lang, wording, reason, author, at, term } = proposal;
  const { isBusy, act } = useDeskActs(undefined, onDecided);
  const decide = (accept: boolean) =>
    void act(
      decideProposal,
      { params: { id }, body: { accept } },
      t(`admin-translations:glossary.${accept ? 'accepted' : 'declined'}`),
    );
  const button = (decision: 'accept' | 'decline', style: string | undefined) => (
    <button
      type="button"
      className={`${style} ${buttonStyles.small}`}
      disabled={isBusy}
      aria-label={t(`admin-translations:glossary.${decision}Wording`, { wording: isolate(wording) })}
      onClick={() => decide(decision === 'accept')}
    >
      {t(`admin-translations:glossary.${decision}`)}
    </button>
  );
  return (
    <li>
      <div>
        <p>
          <b lang={lang} dir="auto" translate="no">
            {wording}
          </b>
        </p>
        <dl className={cardStyles.facts}>
          {langs.map((one) => (
            <div key={one}>
              <dt>{t(`admin-translations:glossary.in.${one}`)}</dt>
              <dd lang={one} translate="no">
                <bdi dir={locales[one].dir}>{term[one].join(one === 'en' ? ', ' : '، ')}</bdi>
              </dd>
            </div>
          ))}
          {reason && (
            <div>
              <dt>{t('admin-translations:glossary.reason')}</dt>
              <dd>
                <bdi>{reason}</bdi>
              </dd>
            </div>
          )}
        </dl>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          <bdi>{author?.name ?? t('admin-translations:deleted')}</bdi> · {dateWords(at, pageLang)}
        </p>
      </div>
      <div className={styles.actions}>
        {button('accept', buttonStyles.primary)}
        {button('decline', buttonStyles.outlined)}
      </div>
    </li>
  );
}
