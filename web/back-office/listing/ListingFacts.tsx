import type { ReactNode } from 'react';
import type { ManagedListingDetail } from '../../../contract/managed-listings.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Email } from '../../ui/Email.tsx';
import { Phone } from '../../ui/Phone.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Price } from '../../ui/Price.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { VerifiedMark } from '../../ui/VerifiedMark.tsx';
import * as detailStyles from './detail.module.css';
import { statusTones } from './listing-words.ts';

type ListingFactsData = Omit<ManagedListingDetail, 'reports' | 'poster' | 'version'>;

/** The details of a listing: its status, content and contact details. */
export function ListingFacts({ detail }: { detail: ListingFactsData }) {
  const t = useWords();
  const { lang } = useSite();
  const { listing, description, photos, takenDown } = detail;
  const day = (iso: string | null) => iso && dateWords(iso, lang);
  const facts: [string, ReactNode][] = [
    [t('admin-listings:kind'), t(`admin-listings:kind.${listing.kind}`)],
    [t('admin-listings:number'), <bdi key="id" dir="ltr">{`#${listing.id}`}</bdi>],
    [t('admin-listings:category'), detail.category],
    [
      t('admin-listings:place'),
      <span key="place">
        {detail.street && (
          <>
            <bdi dir="ltr">{detail.street}</bdi> ·{' '}
          </>
        )}
        {detail.area}
      </span>,
    ],
    [t('admin-listings:price'), detail.priceCents !== null && <Price cents={detail.priceCents} />],
    [t('admin-listings:phone'), detail.phone && <Phone number={detail.phone} />],
    [t('admin-listings:email'), detail.email && <Email of={detail.email} />],
    [t('admin-listings:website'), detail.website && <bdi dir="ltr">{detail.website}</bdi>],
    [t('admin-listings:created'), day(listing.createdAt)],
    [t('admin-listings:published'), day(listing.publishedAt)],
    [t('admin-listings:until'), day(listing.expiresAt)],
    [t('admin-listings:source'), detail.source && <bdi dir="ltr">{detail.source}</bdi>],
  ];
  return (
    <section className={detailStyles.listing} aria-label={t('admin-listings:asItIs')}>
      <p className={tagStyles.list}>
        <span className={statusTones[listing.status]}>{t(`admin-listings:status.${listing.status}`)}</span>
        {listing.cancelled && <span className={tagStyles.error}>{t('event-cards:cancelled')}</span>}
        {listing.removed && <span className={tagStyles.plain}>{t('admin-listings:removed')}</span>}
        {listing.verified && (
          <span className={tagStyles.brand}>
            <VerifiedMark />
            {t('admin-listings:verified')}
          </span>
        )}
        {!listing.owner && <span className={tagStyles.plain}>{t('admin-listings:nobodys')}</span>}
      </p>
      {takenDown && (
        <p className={detailStyles.reason}>
          <b>{t('admin-listings:takenDownOn', { date: dateWords(takenDown.at, lang) })}</b>{' '}
          <bdi>{takenDown.reason}</bdi>
        </p>
      )}
      {photos.length > 0 && (
        <ul className={detailStyles.photos}>
          {photos.map((photo) => (
            <li key={photo.id} className={artStyles.art}>
              <Photo picture={photo} alt={photo.alt ?? ''} sizes="220px" />
            </li>
          ))}
        </ul>
      )}
      {description.text && (
        <p className={detailStyles.text} dir="auto" lang={description.lang}>
          {description.text}
        </p>
      )}
      <dl className={detailStyles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
