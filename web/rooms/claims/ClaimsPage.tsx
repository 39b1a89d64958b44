import { useState } from 'react';
import { type ClaimItem, listClaims } from '../../../contract/claims.ts';
import { claimStatuses } from '../../../contract/managed-listing-values.ts';
import { DeskRows } from '../../back-office/listing/DeskRows.tsx';
import { ListingThumb } from '../../back-office/listing/ListingThumb.tsx';
import type { SectionProps } from '../../back-office/section.ts';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { polled } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { ClaimPage } from './ClaimPage.tsx';

/** Claims to businesses; and one claim with all that is needed to decide it. */
export default function ClaimsPage({ steps: [id] }: SectionProps) {
  return id ? <ClaimPage key={id} id={id} /> : <ClaimsList />;
}

function ClaimsList() {
  const t = useWords();
  const [status, setStatus] = useState<(typeof claimStatuses)[number]>('pending');
  const list = useAdminList(listClaims, { query: { status } }, polled);
  return (
    <DeskRows
      title={t('admin:section.claims')}
      text={t('admin-claims:text')}
      choice={{
        legend: t('admin-listings:status'),
        options: claimStatuses.map((one) => [one, t(`admin-claims:status.${one}`)]),
        value: status,
        onChange: setStatus,
      }}
      list={list}
      emptyTitle={t('admin-claims:emptyTitle')}
      emptyText={t('admin-claims:emptyText')}
      row={(item) => <Row item={item} />}
    />
  );
}

function Row({ item: { id, business, member, at, way, others } }: { item: ClaimItem }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <li className={layoutStyles.panel}>
      <ListingThumb id={business.id} kind="business" photo={business.photo} />
      <div>
        <a className={textStyles.stretched} href={`/admin/claims/${id}`} dir="auto" lang={business.lang}>
          {business.title}
        </a>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          <bdi>{member.name}</bdi> · {dateWords(at, lang)} · {t(`admin-claims:way.${way}`)}
        </p>
      </div>
      {others > 0 && <span className={tagStyles.warning}>{t('admin-claims:others', { count: others })}</span>}
    </li>
  );
}
