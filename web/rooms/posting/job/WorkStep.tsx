import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { CategoryField } from '../../../posting/form/bound/CategoryField.tsx';
import { ChoiceCards } from '../../../posting/form/bound/ChoiceCards.tsx';
import { LinkField } from '../../../posting/form/bound/contact-fields.tsx';
import { MultiChoice } from '../../../posting/form/bound/MultiChoice.tsx';
import { SelectField } from '../../../posting/form/bound/SelectField.tsx';
import { TextAreaField } from '../../../posting/form/bound/TextAreaField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import {
  ReviewCategory,
  ReviewChoice,
  ReviewLatin,
  ReviewRow,
  ReviewText,
  useReviewed,
} from '../../../posting/form/review-rows.tsx';
import { WrittenLanguage } from '../../../posting/form/WrittenLanguage.tsx';
import { useOptions } from '../use-options.ts';
import { hiringExperience, jobTypeWords, languageWords, ownExperience } from './job-words.ts';

export const useIsSeeking = () => useReviewed<string>('postType') === 'seeking';

/** The job, or the job seeker. */
export function WorkStep() {
  const t = useWords();
  const isSeeking = useIsSeeking();
  const experience = useOptions(isSeeking ? ownExperience : hiringExperience);
  return (
    <>
      <FieldSection title={isSeeking ? 'posting-jobs:you' : 'posting-jobs:work'} text="posting-jobs:workHint">
        <TextField
          name="title"
          max={limits.title.max}
          hint={t(isSeeking ? 'posting-jobs:nameHintSeeking' : 'posting-jobs:nameHint')}
        />
        <CategoryField main="category" type="jobs" />
        <ChoiceCards name="jobType" cards={useOptions(jobTypeWords)} />
        {!isSeeking && (
          <TextField
            name="company"
            max={limits.title.max}
            optional
            hint={t('posting-jobs:companyHint')}
            input={{ autoComplete: 'organization' }}
          />
        )}
        <SelectField name="experience" optional options={experience} none={t('posting-jobs:notSaid')} />
        <MultiChoice name="languages" options={useOptions(languageWords)} />
      </FieldSection>
      <FieldSection title="posting-jobs:words" text="posting-jobs:wordsHint">
        <TextAreaField
          name="description"
          max={limits.body.max}
          hint={t(isSeeking ? 'posting-jobs:aboutHintSeeking' : 'posting-jobs:aboutHint')}
        />
        {isSeeking && <LinkField name="portfolioUrl" optional hint={t('posting-jobs:portfolioHint')} />}
        <WrittenLanguage />
      </FieldSection>
    </>
  );
}

export function WorkReview() {
  const isSeeking = useIsSeeking();
  return (
    <>
      <ReviewRow name="title" />
      <ReviewCategory name="category" type="jobs" />
      <ReviewChoice name="jobType" words={jobTypeWords} />
      {!isSeeking && <ReviewRow name="company" />}
      <ReviewChoice name="experience" words={isSeeking ? ownExperience : hiringExperience} />
      <ReviewChoice name="languages" words={languageWords} />
      <ReviewText name="description" />
      {isSeeking && <ReviewLatin name="portfolioUrl" />}
    </>
  );
}
