import { useWords } from '../../../i18n/words.ts';
import { DateField } from '../../../posting/form/bound/DateField.tsx';
import { MultiChoice } from '../../../posting/form/bound/MultiChoice.tsx';
import { MoneyField, NumberField } from '../../../posting/form/bound/NumberField.tsx';
import { SelectField } from '../../../posting/form/bound/SelectField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { ReviewChoice, ReviewDate, ReviewPrice, ReviewRow } from '../../../posting/form/review-rows.tsx';
import { useOptions } from '../use-options.ts';
import { FeesField, FeesReview } from './FeesField.tsx';
import { FurnishedField, FurnishedReview } from './FurnishedField.tsx';
import { laundryWords, parkingWords, petWords, utilityWords } from './rental-words.ts';

/** Rent, costs and terms. */
export function TermsStep() {
  const t = useWords();
  return (
    <>
      <FieldSection title="posting-rental:terms">
        <div className={fieldSectionStyles.columns}>
          <MoneyField name="priceCents" hint={t('posting-rental:priceHint')} />
          <MoneyField name="depositCents" hint={t('posting-rental:depositHint')} optional />
        </div>
        <FeesField />
        <MultiChoice
          name="utilities"
          options={useOptions(utilityWords)}
          hint={t('posting-rental:utilitiesHint')}
        />
      </FieldSection>
      <FieldSection title="posting-rental:living">
        <div className={fieldSectionStyles.columns}>
          <DateField name="availableFrom" optional />
          <FurnishedField />
        </div>
        <div className={fieldSectionStyles.columns}>
          <NumberField name="leaseMinMonths" unit={t('posting-rental:months')} optional />
          <NumberField name="leaseMaxMonths" unit={t('posting-rental:months')} optional />
        </div>
        <div className={fieldSectionStyles.columns}>
          <SelectField name="pets" options={useOptions(petWords)} optional />
          <SelectField name="laundry" options={useOptions(laundryWords)} optional />
        </div>
        <SelectField name="parking" options={useOptions(parkingWords)} optional />
      </FieldSection>
    </>
  );
}

export function TermsReview() {
  return (
    <>
      <ReviewPrice name="priceCents" />
      <ReviewPrice name="depositCents" />
      <FeesReview />
      <ReviewChoice name="utilities" words={utilityWords} />
      <ReviewDate name="availableFrom" />
      <FurnishedReview />
      <ReviewRow name="leaseMinMonths" />
      <ReviewRow name="leaseMaxMonths" />
      <ReviewChoice name="pets" words={petWords} />
      <ReviewChoice name="laundry" words={laundryWords} />
      <ReviewChoice name="parking" words={parkingWords} />
    </>
  );
}
