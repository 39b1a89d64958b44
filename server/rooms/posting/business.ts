import { businessFields } from '../../../contract/businesses.ts';
import type { SocialLinks } from '../../../contract/contact-details.ts';
import { postedAtOnce, postOfRow, rowOfPost } from '../../../contract/listing-fields.ts';
import type { Either, Lang } from '../../../contract/locales.ts';
import type { BusinessPost } from '../../../contract/posting/business.ts';
import { type Catalog, eitherOf } from '../catalog/service.ts';
import { draftPictures, eitherText, langOf, photoRefs, toE164 } from './texts.ts';
import type { KindOfPost } from './whole.ts';

type BothWays = 'companyName' | 'description' | 'services' | 'socialLinks';
export type BusinessBody = Omit<BusinessPost, BothWays> & {
  lang: Lang;
  companyName: Either;
  description: Either;
  services: Either[];
  socialLinks: SocialLinks;
};

/** The categories without ancestors of others among them. */
function lowest(ids: number[], catalog: Catalog): number[] {
  const above = new Set(
    ids.flatMap((id) =>
      catalog
        .categoryChain(id)
        .slice(1)
        .map((row) => row.id),
    ),
  );
  return [...new Set(ids)].filter((id) => !above.has(id));
}

export const businessPost: KindOfPost<'business', BusinessPost, BusinessBody> = {
  settle(sent, requestLang) {
    const { companyName, description, services, socialLinks } = sent;
    const lang = langOf(sent.lang, [companyName, description, ...services], requestLang);
    const links = Object.entries(socialLinks).filter(([, link]) => link !== null && link !== undefined);
    return {
      ...sent,
      lang,
      companyName: eitherText(companyName, lang),
      description: eitherText(description, lang),
      services: services.map((service) => eitherText(service, lang)),
      socialLinks: Object.fromEntries(links),
      phone: toE164(sent.phone) ?? sent.phone,
      whatsapp: toE164(sent.whatsapp),
      subcategories: [...new Set(sent.subcategories)],
    };
  },
  draft: (body, { before }) => ({
    kind: 'business',
    lang: body.lang,
    title: body.companyName,
    description: body.description,
    categoryIds: [body.businessType, ...body.subcategories],
    placeId: body.city,
    street: body.streetAddress,
    zip: body.postalCode,
    point: body.mapLocation,
    phone: body.phone,
    email: body.email,
    priceCents: null,
    anonymous: false,
    pictures: [
      ...draftPictures([body.logo], 'logo', body.lang, before?.pictures),
      ...draftPictures([body.cover], 'cover', body.lang, before?.pictures),
      ...draftPictures(body.mainPhotos, 'main', body.lang, before?.pictures),
      ...draftPictures(body.galleryPhotos, 'gallery', body.lang, before?.pictures),
    ],
    detail: rowOfPost(businessFields, body),
  }),
  body({ listing, detail, pictures }, catalog) {
    const { lang, lat, lng } = listing;
    const main = catalog.categoryChain(listing.category_id).at(-1)?.id ?? listing.category_id;
    return {
      lang,
      companyName: eitherOf(listing.title_en, listing.title_ar),
      businessType: main,
      subcategories: lowest(listing.category_ids, catalog).filter((id) => id !== main),
      logo: photoRefs(pictures, ['logo'], lang)[0] ?? null,
      cover: photoRefs(pictures, ['cover'], lang)[0] ?? null,
      streetAddress: listing.street,
      city: listing.place_id,
      state: catalog.place(listing.place_id)?.state_code ?? null,
      postalCode: listing.zip,
      mapLocation: lat === null || lng === null ? null : { lat, lng },
      phone: listing.phone,
      email: listing.email,
      ...postOfRow(businessFields, detail),
      description: eitherOf(listing.description_en, listing.description_ar),
      mainPhotos: photoRefs(pictures, ['main'], lang),
      galleryPhotos: photoRefs(pictures, ['gallery'], lang),
      termsAccepted: true,
    };
  },
  atOnce: [...postedAtOnce(businessFields), 'lang', 'postalCode', 'mapLocation', 'termsAccepted'],
  photos: ({ logo, cover, mainPhotos, galleryPhotos }) => [logo, cover, ...mainPhotos, ...galleryPhotos],
};
