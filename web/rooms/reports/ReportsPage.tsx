import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listReports, type ReportedListing } from '../../../contract/reports.ts';
import { DeskRows } from '../../back-office/listing/DeskRows.tsx';
import { ListingDetail } from '../../back-office/listing/ListingDetail.tsx';
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

const place = '/admin/reports';

/** Reports of visitors, by listing; and one listing with all that is needed to decide. */
export default function ReportsPage({ steps: [id] }: SectionProps) {
  const t = useWords();
  const navigate = useNavigate();
  if (id)
    return (
      <ListingDetail
        key={id}
        id={id}
        back={{ href: place, label: t('admin:section.reports') }}
        onDecided={() => void navigate(place)}
      />
    );
  return <ReportedListings />;
}

const sorts = ['most', 'oldest'] as const;

function ReportedListings() {
  const t = useWords();
  const [sort, setSort] = useState<(typeof sorts)[number]>('most');
  const list = useAdminList(listReports, { query: { sort } }, polled);
  return (
    <DeskRows
      title={t('admin:section.reports')}
      text={t('admin-reports:text')}
      choice={{
        legend: t('admin-reports:order'),
        options: sorts.map((one) => [one, t(`admin-reports:sort.${one}`)]),
        value: sort,
        onChange: setSort,
      }}
      list={list}
      emptyTitle={t('admin-reports:emptyTitle')}
      emptyText={t('admin-reports:emptyText')}
      row={(item) => <Row item={item} />}
    />
  );
}

function Row({
  item: { id, kind, title, lang, photo, count, reasons, firstAt, owner },
}: {
  item: ReportedListing;
}) {
  const t = useWords();
  const site = useSite();
  return (
    <li className={layoutStyles.panel}>
      <ListingThumb id={id} kind={kind} photo={photo} />
      <div>
        <a className={textStyles.stretched} href={`${place}/${id}`} dir="auto" lang={lang}>
          {title}
        </a>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {t(`admin-listings:kind.${kind}`)} · {owner ? <bdi>{owner.name}</bdi> : t('admin-listings:nobodys')}{' '}
          · {t('admin-reports:since', { date: dateWords(firstAt, site.lang) })}
        </p>
        <p className={tagStyles.list}>
          {reasons.map((one) => (
            <span key={one.reason} className={tagStyles.plain}>
              {t(`admin-listings:reason.${one.reason}`)} <b>{one.count}</b>
            </span>
          ))}
        </p>
      </div>
      <span className={tagStyles.warning}>{t('admin-reports:count', { count })}</span>
    </li>
  );
}
