import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { PhoneField } from '../../../posting/form/bound/contact-fields.tsx';
import { EmailField } from '../../../posting/form/bound/EmailField.tsx';
import { MultiChoice } from '../../../posting/form/bound/MultiChoice.tsx';
import { NumberField } from '../../../posting/form/bound/NumberField.tsx';
import { PhotosField } from '../../../posting/form/bound/PhotosField.tsx';
import { TextAreaField } from '../../../posting/form/bound/TextAreaField.tsx';
import { TextField } from '../../../posting/form/bound/TextField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import {
  ReviewChoice,
  ReviewLatin,
  ReviewPhotos,
  ReviewRow,
  ReviewText,
} from '../../../posting/form/review-rows.tsx';
import { WrittenLanguage } from '../../../posting/form/WrittenLanguage.tsx';
import { useOptions } from '../use-options.ts';
import { audienceWords, languageWords } from './event-words.ts';

/** Optional details. */
export function MoreStep() {
  const t = useWords();
  return (
    <>
      <FieldSection title="posting-event:words">
        <TextAreaField
          name="description"
          max={limits.body.max}
          optional
          hint={t('posting-event:aboutHint')}
        />
        <WrittenLanguage />
        <MultiChoice name="audience" options={useOptions(audienceWords)} />
        <MultiChoice name="languages" options={useOptions(languageWords)} />
        <NumberField name="seats" optional hint={t('posting-event:seatsHint')} />
        <TextField name="host" max={limits.title.max} optional hint={t('posting-event:hostHint')} />
      </FieldSection>
      <FieldSection title="posting-event:photos" text="posting-event:photosHint">
        <PhotosField
          name="images"
          min={0}
          max={limits.postImages.max}
          optional
          firstIs={t('posting-event:firstPhoto')}
        />
      </FieldSection>
      <FieldSection title="posting-event:contact" text="posting-event:contactText">
        <div className={fieldSectionStyles.columns}>
          <PhoneField name="phone" optional />
          <EmailField name="email" optional />
        </div>
      </FieldSection>
    </>
  );
}

export function MoreReview() {
  return (
    <>
      <ReviewText name="description" />
      <ReviewChoice name="audience" words={audienceWords} />
      <ReviewChoice name="languages" words={languageWords} />
      <ReviewRow name="seats" />
      <ReviewRow name="host" />
      <ReviewPhotos name="images" />
      <ReviewLatin name="phone" />
      <ReviewLatin name="email" />
    </>
  );
}
