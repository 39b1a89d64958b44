import type { UserDetail } from '../../../contract/users.ts';
import { timeWords } from '../../back-office/time-words.ts';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Email } from '../../ui/Email.tsx';
import { Phone } from '../../ui/Phone.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { UserTags } from './UserTags.tsx';

/** The details of an account. */
export function UserFacts({ person }: { person: UserDetail['person'] }) {
  const t = useWords();
  const { lang } = useSite();
  const yes = (is: boolean) => t(is ? 'admin-users:yes' : 'admin-users:no');
  const none = t('admin-users:none');
  return (
    <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-labelledby="person-facts">
      <h2 id="person-facts">{t('admin-users:account')}</h2>
      <dl className={cardStyles.facts}>
        <dt>{t('admin-users:role')}</dt>
        <dd>
          <UserTags person={person} />
        </dd>
        {person.bannedAt && (
          <>
            <dt>{t('admin-users:bannedAt')}</dt>
            <dd>{timeWords(person.bannedAt, lang)}</dd>
          </>
        )}
        <dt>{t('admin-users:email')}</dt>
        <dd>
          <Email of={person.email} />{' '}
          {!person.emailConfirmed && (
            <span className={tagStyles.warning}>{t('admin-users:unconfirmed')}</span>
          )}
        </dd>
        <dt>{t('admin-users:phone')}</dt>
        <dd>{person.phone ? <Phone number={person.phone} /> : none}</dd>
        <dt>{t('admin-users:id')}</dt>
        <dd>
          <bdi dir="ltr">{person.id}</bdi>
        </dd>
        <dt>{t('admin-users:since')}</dt>
        <dd>{dateWords(person.createdAt, lang)}</dd>
        <dt>{t('admin-users:lastSeen')}</dt>
        <dd>{person.lastSeenAt ? timeWords(person.lastSeenAt, lang) : none}</dd>
        <dt>{t('admin-users:sessions')}</dt>
        <dd>{formatNumber(person.sessions, lang)}</dd>
        <dt>{t('admin-users:secondFactor')}</dt>
        <dd>{yes(person.secondFactor)}</dd>
        <dt>{t('admin-users:newsletter')}</dt>
        <dd>{yes(person.newsletter)}</dd>
        <dt>{t('admin-users:lang')}</dt>
        <dd>{t(`admin-users:lang.${person.lang}`)}</dd>
        <dt>{t('admin-users:saved')}</dt>
        <dd>{formatNumber(person.saved, lang)}</dd>
      </dl>
    </section>
  );
}
