import { limits } from '../../../contract/limits.ts';
import { postedAtOnce, postOfRow, rowOfPost } from '../../../contract/listing-fields.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { ProductPost } from '../../../contract/posting/product.ts';
import { productFields } from '../../../contract/products.ts';
import { eitherOf } from '../catalog/service.ts';
import { besides, draftPictures, langOf, photoRefs, toE164 } from './texts.ts';
import type { KindOfPost } from './whole.ts';

export type ProductBody = ProductPost & { lang: Lang };

export const productPost: KindOfPost<'product', ProductPost, ProductBody> = {
  settle: (sent, requestLang) => ({
    ...sent,
    lang: langOf(sent.lang, [sent.title, sent.description, sent.type], requestLang),
    phone: toE164(sent.phone),
    // A price of zero means the same as free.
    free: sent.free || sent.priceCents === 0,
  }),
  draft: (body, { before }) => ({
    kind: 'product',
    lang: body.lang,
    title: besides(
      body.title,
      body.lang,
      before ? eitherOf(before.listing.title_en, before.listing.title_ar) : undefined,
    ),
    description: besides(
      body.description,
      body.lang,
      before ? eitherOf(before.listing.description_en, before.listing.description_ar) : undefined,
    ),
    categoryIds: [body.subCategory ?? body.mainCategory],
    placeId: body.place,
    street: null,
    zip: null,
    point: null,
    phone: body.phone,
    email: body.email,
    priceCents: body.priceCents,
    anonymous: body.anonymous,
    pictures: postPictures(body.images, body.lang, before?.pictures),
    detail: rowOfPost(productFields, body),
  }),
  body: ({ listing, detail, pictures }, catalog) => {
    const { lang } = listing;
    const chain = catalog.categoryChain(listing.category_id);
    const main = chain.at(-1)?.id ?? null;
    return {
      lang,
      ...postOfRow(productFields, detail),
      title: pickText(eitherOf(listing.title_en, listing.title_ar), lang).text,
      mainCategory: main,
      subCategory: listing.category_id === main ? null : listing.category_id,
      place: listing.place_id,
      priceCents: listing.price_cents,
      free: listing.price_cents === 0,
      phone: listing.phone,
      email: listing.email,
      anonymous: listing.anonymous,
      images: photoRefs(pictures, ['main', 'gallery', 'cover'], lang),
      description: pickText(eitherOf(listing.description_en, listing.description_ar), lang).text,
      termsAccepted: true,
    };
  },
  atOnce: [...postedAtOnce(productFields), 'lang', 'priceCents', 'free', 'anonymous', 'termsAccepted'],
  photos: ({ images }) => images,
};

/** The pictures of a post: the first ones as the listing's main pictures, the others after them. */
export function postPictures(
  images: ProductBody['images'],
  lang: Lang,
  before: Parameters<typeof draftPictures>[3],
) {
  const { max } = limits.mainPhotos;
  return [
    ...draftPictures(images.slice(0, max), 'main', lang, before),
    ...draftPictures(images.slice(max), 'gallery', lang, before),
  ];
}
