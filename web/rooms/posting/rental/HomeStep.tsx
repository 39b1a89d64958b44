import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { SwitchField } from '../../../posting/form/bound/CheckField.tsx';
import { ChoiceCards } from '../../../posting/form/bound/ChoiceCards.tsx';
import { NumberField } from '../../../posting/form/bound/NumberField.tsx';
import { TextAreaField } from '../../../posting/form/bound/TextAreaField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { ReviewChoice, ReviewRow, ReviewText } from '../../../posting/form/review-rows.tsx';
import { WrittenLanguage } from '../../../posting/form/WrittenLanguage.tsx';
import { useOptions } from '../use-options.ts';
import { GenderField, useMayAskGender } from './GenderField.tsx';
import { accommodationWords, genderWords } from './rental-words.ts';

/** The rental itself. */
export function HomeStep() {
  const t = useWords();
  return (
    <>
      <FieldSection title="posting-rental:home">
        <ChoiceCards name="accommodationType" cards={useOptions(accommodationWords)} />
        <div className={fieldSectionStyles.columns}>
          <NumberField name="bedrooms" icon="bed" hint={t('posting-rental:bedroomsHint')} />
          <NumberField name="bathrooms" icon="bath" hint={t('posting-rental:bathroomsHint')} />
        </div>
        <NumberField
          name="areaSqFt"
          icon="area"
          unit={t('posting-rental:sqft')}
          hint={t('posting-rental:areaHint')}
        />
        <SwitchField name="bathroomShared" />
        <GenderField />
      </FieldSection>
      <FieldSection title="posting-rental:words" text="posting-rental:wordsHint">
        <TextField name="title" max={limits.title.max} hint={t('posting-rental:nameHint')} />
        <TextAreaField name="description" max={limits.body.max} hint={t('posting-rental:aboutHint')} />
        <WrittenLanguage />
      </FieldSection>
    </>
  );
}

export function HomeReview() {
  const t = useWords();
  const hasGender = useMayAskGender();
  const rooms = (count: number) => (count === 0 ? t('posting-rental:studio') : count);
  return (
    <>
      <ReviewChoice name="accommodationType" words={accommodationWords} />
      <ReviewRow<number> name="bedrooms" as={rooms} />
      <ReviewRow name="bathrooms" />
      <ReviewRow name="bathroomShared" />
      <ReviewRow<number> name="areaSqFt" as={(area) => `${area} ${t('posting-rental:sqft')}`} />
      {hasGender && <ReviewChoice name="gender" words={genderWords} />}
      <ReviewRow name="title" />
      <ReviewText name="description" />
    </>
  );
}
