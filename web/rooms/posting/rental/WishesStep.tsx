import { useWords } from '../../../i18n/words.ts';
import { DateField } from '../../../posting/form/bound/DateField.tsx';
import { NumberField } from '../../../posting/form/bound/NumberField.tsx';
import { SelectField } from '../../../posting/form/bound/SelectField.tsx';
import { ContactReview, ContactSection } from '../../../posting/form/ContactSection.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { ReviewChoice, ReviewDate, ReviewRow } from '../../../posting/form/review-rows.tsx';
import { useOptions } from '../use-options.ts';
import { FurnishedField, FurnishedReview } from './FurnishedField.tsx';
import { petWords } from './rental-words.ts';

/** Further wishes and contact details. */
export function WishesStep() {
  const t = useWords();
  return (
    <>
      <FieldSection title="posting-rental:wishes" text="posting-rental:wishesHint">
        <div className={fieldSectionStyles.columns}>
          <NumberField name="bedrooms" icon="bed" hint={t('posting-rental:bedroomsHint')} optional />
          <NumberField name="bathrooms" icon="bath" optional />
        </div>
        <div className={fieldSectionStyles.columns}>
          <DateField name="availableFrom" optional />
          <FurnishedField />
        </div>
        <SelectField name="pets" options={useOptions(petWords)} optional />
      </FieldSection>
      <ContactSection />
    </>
  );
}

export function WishesReview() {
  return (
    <>
      <ReviewRow name="bedrooms" />
      <ReviewRow name="bathrooms" />
      <ReviewDate name="availableFrom" />
      <FurnishedReview />
      <ReviewChoice name="pets" words={petWords} />
      <ContactReview />
    </>
  );
}
