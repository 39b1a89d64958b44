import { type OpeningSchedule, openingOf } from '../../../contract/availability.ts';
import { type BusinessCard, type BusinessDetail, businessFields } from '../../../contract/businesses.ts';
import type { DirectoryType } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { weekdayIndex } from '../../../contract/opening.ts';
import type { Point } from '../../../contract/places.ts';
import { distanceMeters } from '../../geography/distance.ts';
import { namesArea } from '../../geography/repeated-area.ts';
import { eitherOf, namedPlace, nameOf } from '../catalog/service.ts';
import { type PictureRow, presentPictures } from '../listings/pictures.ts';
import { type PostView, presentFields } from '../listings/posts.ts';
import { heldPrayers } from './held-prayers.ts';
import type { BusinessDetailRow, BusinessRow } from './queries.ts';

const servicesOnCard = 3;

function pointOf(row: { lat: number | null; lng: number | null }): Point | null {
  return row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng };
}

function named(row: { id: number; name_en: string; name_ar: string } | undefined, lang: Lang) {
  return row ? { id: row.id, name: nameOf(row, lang) } : { id: 0, name: '' };
}

function scheduleOf(row: BusinessRow): OpeningSchedule {
  return {
    week: row.hours,
    special: row.special_hours,
    temporarilyClosed: row.temporarily_closed,
    closedUntil: row.closed_until,
  };
}

/** A confirmation says little after a year. Dates are compared in UTC: half a day does not matter. */
function recent(at: Date | null, today: string): string | null {
  if (!at || at.getTime() < Date.parse(today) - limits.hoursConfirmedDays * 86_400_000) return null;
  return at.toISOString();
}

export function presentCard(row: BusinessRow, pictures: readonly PictureRow[], view: PostView): BusinessCard {
  const { lang, catalog, moment, near } = view;
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  const category = catalog.category(row.category_id);
  const point = pointOf(row);
  const own = pictures.filter((picture) => picture.listing_id === row.id);
  const presented = presentPictures(own, lang);
  return {
    id: row.id,
    slug: row.slug,
    name: title.text,
    lang: title.lang,
    category: {
      ...named(category, lang),
      icon: category?.icon ?? 'map-pin',
      type: (category?.type ?? 'shops') as DirectoryType,
    },
    area: namedPlace(catalog, row.place_id, lang),
    street: row.street,
    isAreaNamed: namesArea(row.street, catalog.place(row.place_id)),
    point,
    ...presentFields(businessFields, 'card', row, lang),
    opening: openingOf(scheduleOf(row), moment),
    logo: presented.logo[0] ?? null,
    photo: presented.main[0] ?? presented.cover[0] ?? null,
    services: row.services.slice(0, servicesOnCard).map((service) => pickText(service, lang)),
    phone: row.phone,
    reviewCount: row.review_count,
    rating: row.rating,
    verifiedAt: row.verified ? (row.verified_at?.toISOString() ?? null) : null,
    hoursConfirmedAt: row.hours && recent(row.hours_confirmed_at, moment.date),
    distanceMeters: near && point ? Math.round(distanceMeters(near, point)) : null,
  };
}

export function presentDetail(
  row: BusinessDetailRow,
  pictures: readonly PictureRow[],
  similar: BusinessCard[],
  view: PostView,
): BusinessDetail {
  const { lang, catalog, moment } = view;
  const presented = presentPictures(pictures, lang);
  const chain = catalog.placeChain(row.place_id);
  return {
    ...presentCard(row, pictures, view),
    description: pickText(eitherOf(row.description_en, row.description_ar), lang),
    writtenIn: row.lang,
    categories: row.category_ids.flatMap((id) => {
      const category = catalog.category(id);
      return category ? [named(category, lang)] : [];
    }),
    allServices: row.services.map((service) => pickText(service, lang)),
    borough: chain[1] ? named(chain[1], lang) : null,
    stateCode: chain[0]?.state_code ?? 'NY',
    zip: row.zip,
    email: row.email,
    ...presentFields(businessFields, 'detail', row, lang),
    hours: row.hours,
    date: moment.date,
    weekday: weekdayIndex(moment.date),
    specialHours: row.special_hours
      .filter(({ to }) => to >= moment.date)
      .sort((one, other) => one.from.localeCompare(other.from)),
    prayers: row.prayers && heldPrayers(row.prayers, pointOf(row), moment.date),
    cover: presented.cover[0] ?? null,
    photos: [...presented.main, ...presented.gallery],
    claimable: row.owner_id === null,
    similar,
    updatedAt: row.updated_at.toISOString(),
  };
}
