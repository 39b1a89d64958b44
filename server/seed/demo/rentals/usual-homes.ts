import type { Both } from '../../../../contract/locales.ts';
import type { DemoRental } from '../shapes.ts';

interface Home {
  key: string;
  title: Both;
  description: Both;
  street: string;
  point: readonly [lat: number, lng: number];
  dollars: number;
  areaSqFt: number | null;
  daysAgo: number;
  /** Of a room in a shared home. */
  gender?: 'female' | 'male';
  photo?: string;
}

type Shared = Pick<DemoRental, 'area' | 'zip' | 'accommodation' | 'bedrooms'>;

/** Offers that share a neighborhood and a size, with what is the same for all of them. */
export const homesOf = (shared: Shared, homes: readonly Home[]): DemoRental[] =>
  homes.map(
    ({ key, point: [lat, lng], dollars, gender, photo, ...home }): DemoRental => ({
      ...shared,
      ...home,
      key: `rental-${key}`,
      postType: 'offer',
      point: { lat, lng },
      priceCents: dollars * 100,
      bathrooms: 1,
      bathroomShared: shared.accommodation === 'room',
      gender: gender ?? 'any',
      email: `${key}@usual-homes.example`,
      phone: null,
      anonymous: false,
      photos: photo ? [photo] : [],
    }),
  );
