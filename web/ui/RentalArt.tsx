import type { RentalCard } from '../../contract/rentals.ts';
import { PatternArt } from './PatternArt.tsx';
import { Photo } from './Photo.tsx';

interface Props {
  rental: Pick<RentalCard, 'id' | 'photo' | 'accommodation'>;
  sizes: string;
  eager?: boolean;
}

/** The picture of a rental, or else its artwork. */
export function RentalArt({ rental: { id, photo, accommodation }, sizes, eager = false }: Props) {
  if (photo) return <Photo picture={photo} alt="" sizes={sizes} eager={eager} />;
  return <PatternArt seed={id} icon={accommodation === 'room' ? 'room' : 'home'} eager={eager} />;
}
