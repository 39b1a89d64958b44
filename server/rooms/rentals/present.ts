import type { RentalCard, RentalDetail } from '../../../contract/rentals.ts';
import { distanceMeters } from '../../geography/distance.ts';
import { approximate, withoutNumber } from '../listings/approximate.ts';
import type { PictureRow } from '../listings/pictures.ts';
import { type PostView, presentPost, presentPostDetail } from '../listings/posts.ts';
import type { RentalDetailRow, RentalRow } from './queries.ts';

export function presentRental(row: RentalRow, pictures: readonly PictureRow[], view: PostView): RentalCard {
  const { lat, lng } = row;
  const point = approximate(lat === null || lng === null ? null : { lat, lng });
  return {
    ...presentPost(row, pictures, view),
    postType: row.post_type,
    accommodation: row.accommodation,
    priceCents: row.price_cents,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    bathroomShared: row.bathroom_shared,
    areaSqFt: row.area_sq_ft,
    gender: row.gender,
    point,
    distanceMeters: view.near && point ? Math.round(distanceMeters(view.near, point)) : null,
  };
}

export function presentRentalDetail(
  row: RentalDetailRow,
  pictures: readonly PictureRow[],
  similar: RentalCard[],
  view: PostView,
): RentalDetail {
  return {
    ...presentRental(row, pictures, view),
    ...presentPostDetail(row, pictures, view),
    street: withoutNumber(row.street),
    zip: row.zip,
    similar,
  };
}
