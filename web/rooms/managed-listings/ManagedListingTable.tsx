import type { ManagedListing } from '../../../contract/managed-listings.ts';
import { ListingThumb } from '../../back-office/listing/ListingThumb.tsx';
import { publicPath, statusTones } from '../../back-office/listing/listing-words.ts';
import { MemberName } from '../../back-office/listing/MemberName.tsx';
import { AdminTable, type Column } from '../../back-office/ui/AdminTable.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { VerifiedMark } from '../../ui/VerifiedMark.tsx';
import * as styles from './ManagedListingTable.module.css';

/** Listings, one per line; their actions are on the detail page. */
export function ManagedListingTable({ listings }: { listings: readonly ManagedListing[] }) {
  const t = useWords();
  const { lang } = useSite();
  const columns: Column<ManagedListing>[] = [
    {
      key: 'listing',
      title: t('admin-listings:title'),
      hideTitle: true,
      cell: ({ id, kind, photo, title, lang: written, verified }) => (
        <div className={styles.name}>
          <ListingThumb id={id} kind={kind} photo={photo} />
          <div>
            <a className={textStyles.link} href={`/admin/listings/${id}`} dir="auto" lang={written}>
              {title}
            </a>{' '}
            {verified && <VerifiedMark />}
            <p className={`${textStyles.small} ${textStyles.muted}`}>
              {t(`admin-listings:kind.${kind}`)} · <bdi dir="ltr">{`#${id}`}</bdi>
            </p>
          </div>
        </div>
      ),
    },
    {
      key: 'status',
      title: t('admin-listings:status'),
      cell: ({ status, removed, cancelled }) => (
        <span className={tagStyles.list}>
          <span className={statusTones[status]}>{t(`admin-listings:status.${status}`)}</span>
          {cancelled && <span className={tagStyles.error}>{t('event-cards:cancelled')}</span>}
          {removed && <span className={tagStyles.plain}>{t('admin-listings:removed')}</span>}
        </span>
      ),
    },
    {
      key: 'owner',
      title: t('admin-listings:owner'),
      cell: ({ owner }) =>
        owner ? (
          <MemberName member={owner} />
        ) : (
          <span className={textStyles.muted}>{t('admin-listings:nobodys')}</span>
        ),
    },
    {
      key: 'dates',
      title: t('admin-listings:dates'),
      cell: ({ createdAt, publishedAt, expiresAt }) => (
        <span className={textStyles.small}>
          {dateWords(publishedAt ?? createdAt, lang)}
          {expiresAt && (
            <>
              <br />
              <span className={textStyles.muted}>
                {t('admin-listings:untilDay', { date: dateWords(expiresAt, lang) })}
              </span>
            </>
          )}
        </span>
      ),
    },
    {
      key: 'reports',
      title: t('admin-listings:reportsShort'),
      cell: ({ reports: { open, total } }) =>
        open > 0 ? (
          <span className={tagStyles.warning}>{t('admin-listings:openReports', { count: open })}</span>
        ) : (
          total
        ),
    },
    {
      key: 'open',
      title: t('admin-listings:open'),
      hideTitle: true,
      end: true,
      cell: (listing) =>
        listing.status === 'published' && (
          <a
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            href={publicPath(listing)}
            target="_blank"
            rel="noopener"
            aria-label={`${t('admin-listings:open')}: ${listing.title}`}
          >
            {t('admin-listings:open')}
          </a>
        ),
    },
  ];
  return (
    <AdminTable
      caption={t('admin:section.listings')}
      columns={columns}
      rows={listings}
      keyOf={({ id }) => id}
    />
  );
}
