import type { RentalDetail } from '../../../contract/rentals.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { FactList } from '../../ui/FactList.tsx';

export const utilityNames = ({ utilities }: RentalDetail, t: Translate) =>
  utilities.map((utility) => t(`rental-facts:utility_${utility}`));

/** The features of a rental, as far as specified. */
export function HomeFacts({ rental }: { rental: RentalDetail }) {
  const t = useWords();
  const { furnished, pets, laundry, parking } = rental;
  return (
    <FactList
      title={t('rental-facts:goodToKnow')}
      of={[
        [t('rental-facts:included'), utilityNames(rental, t).join(t('cards:comma'))],
        [
          t('rental-facts:furnishing'),
          furnished !== null && t(furnished ? 'rental-facts:furnished' : 'rental-facts:unfurnished'),
        ],
        [t('rental-facts:pets'), pets && t(`rental-facts:pets_${pets}`)],
        [t('rental-facts:laundry'), laundry && t(`rental-facts:laundry_${laundry}`)],
        [t('rental-facts:parking'), parking && t(`rental-facts:parking_${parking}`)],
      ]}
    />
  );
}
