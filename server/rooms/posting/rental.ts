import { postedAtOnce, postOfRow, rowOfPost } from '../../../contract/listing-fields.ts';
import type { Either, Lang } from '../../../contract/locales.ts';
import { pickText } from '../../../contract/locales.ts';
import type { RentalPost } from '../../../contract/posting/rental.ts';
import { rentalFields } from '../../../contract/rentals.ts';
import { eitherOf } from '../catalog/service.ts';
import { postPictures } from './product.ts';
import { besides, langOf, photoRefs, toE164 } from './texts.ts';
import type { KindOfPost, Whole } from './whole.ts';

export type RentalBody = RentalPost & { lang: Lang };

/** The category of each type of home, by slug. */
const categoryOfHome = {
  apartment: 'apartments',
  house: 'houses',
  townhouse: 'townhouses',
  room: 'rooms',
} as const;

/** The current title and description of a post, to retain the version that its form does not show. */
export function textsOf(before: Whole | null): { title?: Either; description?: Either } {
  if (!before) return {};
  const { title_en, title_ar, description_en, description_ar } = before.listing;
  return { title: eitherOf(title_en, title_ar), description: eitherOf(description_en, description_ar) };
}

export const rentalPost: KindOfPost<'rental', RentalPost, RentalBody> = {
  settle: (sent, requestLang) => ({
    ...sent,
    lang: langOf(sent.lang, [sent.title, sent.description], requestLang),
    phone: toE164(sent.phone),
  }),
  draft: (body, { catalog, before }) => {
    const category = catalog.categoryBySlug(categoryOfHome[body.accommodationType]);
    if (!category) throw new Error(`no category for ${body.accommodationType}`);
    const was = textsOf(before);
    return {
      kind: 'rental',
      lang: body.lang,
      title: besides(body.title, body.lang, was.title),
      description: besides(body.description, body.lang, was.description),
      categoryIds: [category.id],
      placeId: body.city,
      street: body.location,
      zip: body.zipCode,
      point: body.mapLocation,
      phone: body.phone,
      email: body.email,
      priceCents: body.priceCents,
      anonymous: body.anonymous,
      pictures: postPictures(body.images, body.lang, before?.pictures),
      detail: rowOfPost(rentalFields, body),
    };
  },
  body: ({ listing, detail, pictures }) => {
    const { lang, lat, lng } = listing;
    return {
      lang,
      ...postOfRow(rentalFields, detail),
      title: pickText(eitherOf(listing.title_en, listing.title_ar), lang).text,
      city: listing.place_id,
      location: listing.street,
      zipCode: listing.zip,
      mapLocation: lat === null || lng === null ? null : { lat, lng },
      priceCents: listing.price_cents,
      description: pickText(eitherOf(listing.description_en, listing.description_ar), lang).text,
      images: photoRefs(pictures, ['main', 'gallery', 'cover'], lang),
      email: listing.email,
      phone: listing.phone,
      anonymous: listing.anonymous,
      termsAccepted: true,
    };
  },
  atOnce: [
    ...postedAtOnce(rentalFields),
    'lang',
    'zipCode',
    'mapLocation',
    'priceCents',
    'anonymous',
    'termsAccepted',
  ],
  photos: ({ images }) => images,
};
