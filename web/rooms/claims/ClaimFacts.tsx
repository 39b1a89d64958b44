import type { ClaimDetail } from '../../../contract/claims.ts';
import * as detailStyles from '../../back-office/listing/detail.module.css';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Email } from '../../ui/Email.tsx';
import { Phone } from '../../ui/Phone.tsx';
import { Photo } from '../../ui/Photo.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './ClaimFacts.module.css';

const tones = { pending: tagStyles.warning, approved: tagStyles.success, rejected: tagStyles.error } as const;

/** A member's claim to a business, its evidence, and competing claims. */
export function ClaimFacts({ claim, member, others }: Pick<ClaimDetail, 'claim' | 'member' | 'others'>) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <section className={`${layoutStyles.panel} ${detailStyles.panel}`} aria-labelledby="claim-title">
      <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
        <h2 id="claim-title">{t('admin-claims:title')}</h2>
        <span className={tones[claim.status]}>{t(`admin-claims:status.${claim.status}`)}</span>
      </div>
      <dl className={detailStyles.facts}>
        <div>
          <dt>{t('admin-claims:who')}</dt>
          <dd dir="auto">{claim.who}</dd>
        </div>
        <div>
          <dt>{t('admin-claims:how')}</dt>
          <dd>{t(`admin-claims:way.${claim.way}`)}</dd>
        </div>
        <div>
          <dt>{t('admin-claims:detail')}</dt>
          <dd dir="auto" className={detailStyles.text}>
            {claim.detail}
          </dd>
        </div>
        <div>
          <dt>{t('admin-claims:sentOn')}</dt>
          <dd>{dateWords(claim.at, lang)}</dd>
        </div>
        <div>
          <dt>{t('admin-claims:accountEmail')}</dt>
          <dd>
            <Email of={member.email} />
            {!member.emailConfirmed && (
              <span className={tagStyles.warning}>{t('admin-claims:unconfirmed')}</span>
            )}
          </dd>
        </div>
        {member.phone && (
          <div>
            <dt>{t('admin-claims:accountPhone')}</dt>
            <dd>
              <Phone number={member.phone} />
            </dd>
          </div>
        )}
      </dl>
      {claim.document && (
        <a className={styles.document} href={claim.document.url} target="_blank" rel="noopener noreferrer">
          <Photo picture={claim.document} alt={t('admin-claims:document')} sizes="340px" />
        </a>
      )}
      {claim.status === 'rejected' && (
        <p className={detailStyles.reason}>
          <bdi>{claim.reason ?? t('admin-claims:takenByAnother')}</bdi>
        </p>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('admin-claims:otherClaims')}</h3>
          <ul className={detailStyles.notes}>
            {others.map((other) => (
              <li key={other.id}>
                <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
                  <a className={textStyles.link} href={`/admin/claims/${other.id}`} dir="auto">
                    {other.member.name}
                  </a>
                  <span className={tones[other.status]}>{t(`admin-claims:status.${other.status}`)}</span>
                </div>
                <small className={textStyles.muted}>{dateWords(other.at, lang)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
