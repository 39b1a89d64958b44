import type { BusinessDetail } from '../../../contract/businesses.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { halalText } from './business-words.ts';
import * as styles from './TrustLine.module.css';

/** What is known of a business besides its reviews, each with its date or source. */
export function TrustLine({ business }: { business: BusinessDetail }) {
  const t = useWords();
  const { lang } = useSite();
  const { verifiedAt, hoursConfirmedAt, halal } = business;
  const facts: [icon: IconName, words: string | null][] = [
    ['shield', verifiedAt && t('business-facts:verifiedOn', { date: dateWords(verifiedAt, lang) })],
    [
      'clock',
      hoursConfirmedAt && t('business-facts:hoursConfirmedOn', { date: dateWords(hoursConfirmedAt, lang) }),
    ],
    ['check', halal && t('business-facts:halalBy', { source: halalText(halal, t) })],
  ];
  const known = facts.filter(([, words]) => words);
  if (known.length === 0) return null;
  return (
    <ul className={styles.trust} aria-label={t('business-facts:checked')}>
      {known.map(([icon, words]) => (
        <li key={icon}>
          <Icon name={icon} size="s" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
