import { type Lang, pickText } from '../../../contract/locales.ts';
import type { ManagedListing, ManagedListingDetail } from '../../../contract/managed-listings.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import type { Report } from '../../../contract/reports.ts';
import { reasonWords } from '../../http/reason-words.ts';
import { type Catalog, eitherOf, namedPlace, nameOf } from '../catalog/service.ts';
import { type PictureRow, presentPictures } from '../listings/pictures.ts';
import type { ManagedListingRow, OneRow } from './queries.ts';
import type { ReportRow } from './report-queries.ts';

export function presentListing(
  row: ManagedListingRow,
  pictures: readonly PictureRow[],
  lang: Lang,
): ManagedListing {
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  const presented = presentPictures(
    pictures.filter((picture) => picture.listing_id === row.id),
    lang,
  );
  const { owner_id, owner_name } = row;
  return {
    kind: ownKindOf[row.kind],
    id: row.id,
    slug: row.slug,
    title: title.text,
    lang: title.lang,
    photo: presented.cover[0] ?? presented.main[0] ?? presented.logo[0] ?? null,
    status: row.status,
    removed: row.removed_at !== null,
    verified: row.verified,
    cancelled: row.event_state === 'cancelled',
    owner: owner_id === null || owner_name === null ? null : { id: owner_id, name: owner_name },
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    reports: { open: row.open_reports ?? 0, total: row.reports ?? 0 },
  };
}

export function presentReport(row: ReportRow): Report {
  const { by_id, by_name } = row;
  return {
    id: row.id,
    reason: row.reason,
    text: row.text,
    lang: row.lang,
    status: row.status,
    at: row.created_at.toISOString(),
    by: by_id === null || by_name === null ? null : { id: by_id, name: by_name },
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** A listing without its version, reports, poster and prayers. */
export function presentOne(
  row: OneRow,
  pictures: readonly PictureRow[],
  { catalog, lang }: { catalog: Catalog; lang: Lang },
): Omit<ManagedListingDetail, 'version' | 'reports' | 'poster' | 'prayers'> {
  const presented = presentPictures(pictures, lang);
  const category = catalog.category(row.category_id);
  const { taken_down_at, take_down_reason: note, take_down_template: template } = row;
  return {
    listing: presentListing(row, pictures, lang),
    description: pickText(eitherOf(row.description_en, row.description_ar), lang),
    photos: [...presented.cover, ...presented.main, ...presented.gallery],
    category: category ? nameOf(category, lang) : '',
    area: namedPlace(catalog, row.place_id, lang).name,
    street: row.street,
    priceCents: row.price_cents,
    phone: row.phone,
    email: row.email,
    website: row.website,
    source: row.source,
    takenDown: taken_down_at && {
      at: taken_down_at.toISOString(),
      reason: reasonWords({ template, note }, lang) ?? '',
    },
  };
}
