import '../../styles/admin-listings.css';
import { useState } from 'react';
import type { ClaimItem } from '../../../contract/claims.ts';
import { claimStatuses } from '../../../contract/desk-kinds.ts';
import { ListingThumb } from '../../back-office/listing/ListingThumb.tsx';
import type { SectionProps } from '../../back-office/section.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { ClaimPage } from './ClaimPage.tsx';

/** Who claims which business; and one claim with all that it is decided by. */
export default function ClaimsPage({ steps: [id] }: SectionProps) {
  return id ? <ClaimPage key={id} id={id} /> : <ClaimsList />;
}

function ClaimsList() {
  const t = useWords();
  const [status, setStatus] = useState<(typeof claimStatuses)[number]>('pending');
  const list = useAdminList<ClaimItem>('admin/claims', { status });
  return (
    <div className="adm-page">
      <AdminHead title={t('admin:section.claims')} text={t('admin-claims:text')} />
      <fieldset className="adm-filters">
        <legend className="sr">{t('admin-listings:status')}</legend>
        {claimStatuses.map((one) => (
          <button
            key={one}
            type="button"
            className={one === status ? 'chip on' : 'chip'}
            aria-pressed={one === status}
            onClick={() => setStatus(one)}
          >
            {t(`admin-claims:status.${one}`)}
          </button>
        ))}
      </fieldset>
      <AdminListBody
        list={list}
        emptyTitle={t('admin-claims:emptyTitle')}
        emptyText={t('admin-claims:emptyText')}
      >
        <ul className="desk-rows">
          {list.items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      </AdminListBody>
    </div>
  );
}

function Row({ item: { id, business, member, at, way, others } }: { item: ClaimItem }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <li className="pn">
      <ListingThumb id={business.id} kind="business" photo={business.photo} />
      <div>
        <a className="over" href={`/admin/claims/${id}`} dir="auto" lang={business.lang}>
          {business.title}
        </a>
        <p className="small muted">
          <bdi>{member.name}</bdi> · {dateWords(at, lang)} · {t(`admin-claims:way.${way}`)}
        </p>
      </div>
      {others > 0 && <span className="tag warn">{t('admin-claims:others', { count: others })}</span>}
    </li>
  );
}
