import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { CityField } from '../../../posting/form/bound/AddressFields.tsx';
import { SwitchField } from '../../../posting/form/bound/CheckField.tsx';
import { ChoiceCards } from '../../../posting/form/bound/ChoiceCards.tsx';
import { DateField } from '../../../posting/form/bound/DateField.tsx';
import { MoneyField } from '../../../posting/form/bound/NumberField.tsx';
import { SelectField } from '../../../posting/form/bound/SelectField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import {
  ReviewChoice,
  ReviewDate,
  ReviewPlace,
  ReviewPrice,
  ReviewRow,
  useReviewed,
} from '../../../posting/form/review-rows.tsx';
import { useOptions } from '../use-options.ts';
import { salaryWords, workplaceWords } from './job-words.ts';
import { useIsSeeking } from './WorkStep.tsx';

/** Pay and place of work. */
export function PayStep() {
  const t = useWords();
  const isSeeking = useIsSeeking();
  const isSmall = useReviewed<boolean>('smallEmployer');
  const isRemote = useReviewed<string>('workplace') === 'remote';
  const isFree = isSeeking || isSmall;
  return (
    <>
      <FieldSection
        title={isSeeking ? 'posting-jobs:wish' : 'posting-jobs:pay'}
        text={isSeeking ? 'posting-jobs:wishHint' : 'posting-jobs:payLaw'}
      >
        <div className={fieldSectionStyles.columns}>
          <MoneyField name="salaryMinCents" optional={isFree} hint={t('posting-jobs:payMinHint')} />
          <MoneyField name="salaryMaxCents" optional hint={t('posting-jobs:payMaxHint')} />
        </div>
        <SelectField name="salaryType" optional={isFree} options={useOptions(salaryWords)} />
        {!isSeeking && <SwitchField name="smallEmployer" hint={t('posting-jobs:smallHint')} />}
      </FieldSection>
      <FieldSection title="posting-jobs:place" text="posting-jobs:placeHint">
        <ChoiceCards name="workplace" optional cards={useOptions(workplaceWords)} />
        <CityField name="city" />
        <TextField
          name="location"
          max={limits.street}
          optional={isSeeking || isRemote}
          hint={t(isSeeking ? 'posting-jobs:locationHintSeeking' : 'posting-jobs:locationHint')}
        />
        {!isSeeking && <DateField name="closingDate" optional hint={t('posting-jobs:closingHint')} />}
      </FieldSection>
    </>
  );
}

export function PayReview() {
  const isSeeking = useIsSeeking();
  return (
    <>
      <ReviewPrice name="salaryMinCents" />
      <ReviewPrice name="salaryMaxCents" />
      <ReviewChoice name="salaryType" words={salaryWords} />
      {!isSeeking && <ReviewRow name="smallEmployer" />}
      <ReviewChoice name="workplace" words={workplaceWords} />
      <ReviewPlace name="city" />
      <ReviewRow name="location" />
      {!isSeeking && <ReviewDate name="closingDate" />}
    </>
  );
}
