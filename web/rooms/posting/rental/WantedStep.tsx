import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { CityField } from '../../../posting/form/bound/AddressFields.tsx';
import { SwitchField } from '../../../posting/form/bound/CheckField.tsx';
import { ChoiceCards } from '../../../posting/form/bound/ChoiceCards.tsx';
import { MoneyField } from '../../../posting/form/bound/NumberField.tsx';
import { TextAreaField } from '../../../posting/form/bound/TextAreaField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import {
  ReviewChoice,
  ReviewPlace,
  ReviewPrice,
  ReviewRow,
  ReviewText,
} from '../../../posting/form/review-rows.tsx';
import { WrittenLanguage } from '../../../posting/form/WrittenLanguage.tsx';
import { useOptions } from '../use-options.ts';
import { GenderField, useMayAskGender } from './GenderField.tsx';
import { accommodationWords, genderWords } from './rental-words.ts';

/** The wanted rental. */
export function WantedStep() {
  const t = useWords();
  return (
    <>
      <FieldSection title="posting-rental:wish">
        <ChoiceCards name="accommodationType" cards={useOptions(accommodationWords)} />
        <SwitchField name="bathroomShared" />
        <GenderField />
        <div className={fieldSectionStyles.columns}>
          <CityField name="city" />
          <MoneyField name="priceCents" hint={t('posting-rental:priceWantedHint')} />
        </div>
      </FieldSection>
      <FieldSection title="posting-rental:words" text="posting-rental:wordsHintWanted">
        <TextField name="title" max={limits.title.max} hint={t('posting-rental:nameHintWanted')} />
        <TextAreaField name="description" max={limits.body.max} hint={t('posting-rental:aboutHintWanted')} />
        <WrittenLanguage />
      </FieldSection>
    </>
  );
}

export function WantedReview() {
  const hasGender = useMayAskGender();
  return (
    <>
      <ReviewChoice name="accommodationType" words={accommodationWords} />
      <ReviewRow name="bathroomShared" />
      {hasGender && <ReviewChoice name="gender" words={genderWords} />}
      <ReviewPlace name="city" />
      <ReviewPrice name="priceCents" />
      <ReviewRow name="title" />
      <ReviewText name="description" />
    </>
  );
}
