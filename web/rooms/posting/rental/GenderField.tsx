import { mayAskGender } from '../../../../contract/posting/rental.ts';
import { useWords } from '../../../i18n/words.ts';
import { ChoiceCards } from '../../../posting/form/bound/ChoiceCards.tsx';
import { useReviewed } from '../../../posting/form/review-rows.tsx';
import { useOptions } from '../use-options.ts';
import { genderWords } from './rental-words.ts';

/** Whether the rental is a room or shared: only then the law permits a post to specify gender. */
export function useMayAskGender(): boolean {
  const accommodationType = useReviewed<string>('accommodationType');
  const bathroomShared = useReviewed<boolean>('bathroomShared');
  return mayAskGender({ accommodationType, bathroomShared });
}

/** Who may live there, for rooms and shared homes only. */
export function GenderField() {
  const t = useWords();
  const cards = useOptions(genderWords);
  if (!useMayAskGender()) return null;
  return <ChoiceCards name="gender" cards={cards} hint={t('posting-rental:genderHint')} />;
}
