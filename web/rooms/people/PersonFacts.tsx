import type { PersonDetail } from '../../../contract/people.ts';
import { timeWords } from '../../back-office/time-words.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Email } from '../../ui/Email.tsx';
import { Phone } from '../../ui/Phone.tsx';
import { PersonTags } from './PersonTags.tsx';

/** What is known of an account. */
export function PersonFacts({ person }: { person: PersonDetail['person'] }) {
  const t = useWords();
  const { lang } = useSite();
  const yes = (is: boolean) => t(is ? 'admin-people:yes' : 'admin-people:no');
  const none = t('admin-people:none');
  return (
    <section className="pn adm-card" aria-labelledby="person-facts">
      <h2 id="person-facts">{t('admin-people:account')}</h2>
      <dl className="adm-facts">
        <dt>{t('admin-people:role')}</dt>
        <dd>
          <PersonTags person={person} />
        </dd>
        {person.bannedAt && (
          <>
            <dt>{t('admin-people:bannedAt')}</dt>
            <dd>{timeWords(person.bannedAt, lang)}</dd>
          </>
        )}
        <dt>{t('admin-people:email')}</dt>
        <dd>
          <Email of={person.email} />{' '}
          {!person.emailConfirmed && <span className="tag warn">{t('admin-people:unconfirmed')}</span>}
        </dd>
        <dt>{t('admin-people:phone')}</dt>
        <dd>{person.phone ? <Phone number={person.phone} /> : none}</dd>
        <dt>{t('admin-people:id')}</dt>
        <dd>
          <bdi dir="ltr">{person.id}</bdi>
        </dd>
        <dt>{t('admin-people:since')}</dt>
        <dd>{dateWords(person.createdAt, lang)}</dd>
        <dt>{t('admin-people:lastSeen')}</dt>
        <dd>{person.lastSeenAt ? timeWords(person.lastSeenAt, lang) : none}</dd>
        <dt>{t('admin-people:sessions')}</dt>
        <dd>{formatNumber(person.sessions, lang)}</dd>
        <dt>{t('admin-people:secondFactor')}</dt>
        <dd>{yes(person.secondFactor)}</dd>
        <dt>{t('admin-people:newsletter')}</dt>
        <dd>{yes(person.newsletter)}</dd>
        <dt>{t('admin-people:lang')}</dt>
        <dd>{t(`admin-people:lang.${person.lang}`)}</dd>
        <dt>{t('admin-people:saved')}</dt>
        <dd>{formatNumber(person.saved, lang)}</dd>
      </dl>
    </section>
  );
}
