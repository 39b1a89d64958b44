import type { RentalDetail } from '../../../contract/rentals.ts';
import { rentalsPath } from '../../addresses.ts';
import type { Translate } from '../../i18n/words.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** The breadcrumbs of a rental: its side, its borough, its neighborhood. */
export function rentalCrumbs(rental: RentalDetail, t: Translate): Crumb[] {
  const { postType, borough, area } = rental;
  const wanted = postType === 'wanted' ? { looking_for: 'wanted' } : {};
  return [
    {
      name: t(wanted.looking_for ? 'posts:homesWanted' : 'posts:homesOffered'),
      href: rentalsPath(wanted),
    },
    ...[borough, area].flatMap((place) =>
      place ? [{ name: place.name, href: rentalsPath({ ...wanted, city: place.id }) }] : [],
    ),
  ];
}
