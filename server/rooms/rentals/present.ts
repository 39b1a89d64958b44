import { type RentalCard, type RentalDetail, rentalFields } from '../../../contract/rentals.ts';
import { distanceMeters } from '../../geography/distance.ts';
import { namesArea } from '../../geography/repeated-area.ts';
import { approximate, publicStreet } from '../listings/approximate.ts';
import { commonValue } from '../listings/common-values.ts';
import type { PictureRow } from '../listings/pictures.ts';
import { type PostView, presentFields, presentPost, presentPostDetail } from '../listings/posts.ts';
import { whereaboutsOf } from '../listings/whereabouts.ts';
import type { RentalDetailRow, RentalRow } from './queries.ts';

export function presentRental(row: RentalRow, pictures: readonly PictureRow[], view: PostView): RentalCard {
  const { lat, lng } = row;
  const point = approximate(lat === null || lng === null ? null : { lat, lng });
  return {
    ...presentPost(row, pictures, view),
    ...presentFields(rentalFields, 'card', row, view.lang),
    priceCents: row.price_cents,
    point,
    distanceMeters: view.near && point ? Math.round(distanceMeters(view.near, point)) : null,
  };
}

/**
 * What a tenant pays before moving in, in US cents: the first month's rent, the deposit and one-time fees. Null for
 * wanted posts, and if only the rent is known.
 */
export function moveInCents(
  row: Pick<RentalDetailRow, 'post_type' | 'price_cents' | 'deposit_cents' | 'fees'>,
): number | null {
  const { price_cents: rent, deposit_cents: deposit, fees } = row;
  if (row.post_type !== 'offer' || rent === null || (deposit === null && fees === null)) return null;
  return (fees ?? []).reduce(
    (sum, { term, amountCents }) => sum + (term === 'once' ? amountCents : 0),
    rent + (deposit ?? 0),
  );
}

export function presentRentalDetail(
  row: RentalDetailRow,
  pictures: readonly PictureRow[],
  similar: RentalCard[],
  view: PostView,
): RentalDetail {
  const street = publicStreet('rental', row.street);
  return {
    ...presentRental(row, pictures, view),
    ...presentPostDetail(row, pictures, view),
    whereabouts: whereaboutsOf(row, view.catalog, 'rounded'),
    street: street?.name ?? null,
    isAreaNamed: namesArea(street?.name ?? null, view.catalog.place(row.place_id)),
    crossStreet: street?.cross ?? null,
    zip: row.zip,
    ...presentFields(rentalFields, 'detail', row, view.lang),
    fees: row.fees?.map((fee) => ({ ...fee, name: commonValue(fee.name, view.lang) })) ?? null,
    moveInCents: moveInCents(row),
    similar,
  };
}
