import type { Member } from '../../../contract/members.ts';
import { profilePath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { monthWords } from '../../reviews/month-words.ts';
import { useSite } from '../../site.tsx';
import { type KeyFact, KeyFacts } from '../../ui/KeyFacts.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './MemberPage.module.css';

/** Verified facts and statistics about the member. */
export function MemberProofs({ member: { proved, sold, translated } }: { member: Member }) {
  const t = useWords();
  const { lang } = useSite();
  const since = (month: string) => t('members:sinceMonth', { month: monthWords(month, lang) });
  const facts: (KeyFact | null)[] = [
    proved.email ? { icon: 'mail', label: t('members:emailProved'), value: since(proved.email) } : null,
    proved.phone ? { icon: 'phone', label: t('members:phoneProved'), value: since(proved.phone) } : null,
    ...proved.businesses.map(
      (business): KeyFact => ({
        icon: 'shield',
        label: t('members:ownerProved', { month: monthWords(business.since, lang) }),
        value: (
          <a className={textStyles.link} href={profilePath(business)} dir="auto" lang={business.lang}>
            {business.name}
          </a>
        ),
      }),
    ),
    sold > 0
      ? { icon: 'tag', label: t('members:soldHere'), value: t('members:sold', { count: sold }) }
      : null,
    translated > 0
      ? {
          icon: 'globe',
          label: t('members:translatedHere'),
          value: t('members:translated', { count: translated }),
        }
      : null,
  ];
  return (
    <div className={styles.proofs}>
      <KeyFacts of={facts} />
    </div>
  );
}
