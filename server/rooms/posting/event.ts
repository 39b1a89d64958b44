import { eventFields } from '../../../contract/events.ts';
import { postedAtOnce, postOfRow, rowOfPost } from '../../../contract/listing-fields.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { EventPost } from '../../../contract/posting/event.ts';
import { type Catalog, eitherOf } from '../catalog/service.ts';
import { occurrencesOf, type Schedule } from '../listings/service.ts';
import { postPictures } from './product.ts';
import { textsOf } from './rental.ts';
import { besides, langOf, photoRefs, toE164 } from './texts.ts';
import type { KindOfPost, Whole } from './whole.ts';

export type EventBody = EventPost & { lang: Lang };

interface Located {
  lat: number | null;
  lng: number | null;
  place_id: number;
}

function firstStart(schedule: Schedule, { lat, lng, place_id }: Located, catalog: Catalog): Date | null {
  const place = lat === null || lng === null ? catalog.place(place_id) : { lat, lng };
  return place ? (occurrencesOf(schedule, place)[0]?.startsAt ?? null) : null;
}

/**
 * The original start of a rescheduled event, as long as its published version was about one occurrence. An event
 * that is moved back counts as never rescheduled.
 */
function movedFrom(before: Whole<'event'> | null, now: Schedule, at: Located, catalog: Catalog): Date | null {
  if (!before?.listing.published_at || before.detail.repeats || now.repeats) return null;
  const was = before.detail.moved_from ?? firstStart(before.detail, before.listing, catalog);
  const starts = firstStart(now, at, catalog);
  return was && starts && was.getTime() !== starts.getTime() ? was : null;
}

export const eventPost: KindOfPost<'event', EventPost, EventBody> = {
  settle: (sent, requestLang) => ({
    ...sent,
    lang: langOf(sent.lang, [sent.title, sent.description], requestLang),
    phone: toE164(sent.phone),
  }),
  draft: (body, { before, catalog }) => {
    const was = textsOf(before);
    const detail = rowOfPost(eventFields, body);
    const { lat = null, lng = null } = body.mapLocation ?? {};
    const at = { lat, lng, place_id: body.city };
    return {
      kind: 'event',
      lang: body.lang,
      title: besides(body.title, body.lang, was.title),
      description: body.description ? besides(body.description, body.lang, was.description) : {},
      categoryIds: [body.category],
      placeId: body.city,
      street: body.streetAddress,
      zip: body.zipCode,
      point: body.mapLocation,
      phone: body.phone,
      email: body.email,
      priceCents: body.priceCents,
      anonymous: false,
      pictures: postPictures(body.images, body.lang, before?.pictures),
      detail: { ...detail, moved_from: movedFrom(before, detail, at, catalog) },
    };
  },
  body: ({ listing, detail, pictures }) => {
    const { lang, lat, lng } = listing;
    return {
      lang,
      ...postOfRow(eventFields, detail),
      title: pickText(eitherOf(listing.title_en, listing.title_ar), lang).text,
      category: listing.category_id,
      streetAddress: listing.street,
      city: listing.place_id,
      zipCode: listing.zip,
      mapLocation: lat === null || lng === null ? null : { lat, lng },
      priceCents: listing.price_cents,
      phone: listing.phone,
      email: listing.email,
      images: photoRefs(pictures, ['main', 'gallery', 'cover'], lang),
      description: pickText(eitherOf(listing.description_en, listing.description_ar), lang).text || null,
      termsAccepted: true,
    };
  },
  atOnce: [...postedAtOnce(eventFields), 'lang', 'priceCents', 'termsAccepted'],
  photos: ({ images }) => images,
};
