import { accessibilityFeatures, paymentMethods } from '../../../../contract/businesses.ts';
import { limits } from '../../../../contract/limits.ts';
import { spokenLanguages } from '../../../../contract/spoken-languages.ts';
import { useWords } from '../../../i18n/words.ts';
import { MultiChoice } from '../../../posting/form/bound/MultiChoice.tsx';
import { PhotosField } from '../../../posting/form/bound/PhotosField.tsx';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { ReviewCategory, ReviewChoice, ReviewPhotos } from '../../../posting/form/review-rows.tsx';
import { BusinessTypeField } from './BusinessTypeField.tsx';
import { EitherField, EitherReview } from './EitherField.tsx';
import { HalalField, HalalReview } from './HalalField.tsx';
import { PriceRangeField, PriceRangeReview } from './PriceRangeField.tsx';

/** A logo is square; a cover has the aspect ratio of the page header. */
const logoShape = 1;
const coverShape = 1240 / 340;

const paymentWords = Object.fromEntries(
  paymentMethods.map((one) => [one, `business-facts:pay_${one}` as const]),
);
const languageWords = Object.fromEntries(spokenLanguages.map((one) => [one, `languages:${one}` as const]));
const accessWords = Object.fromEntries(
  accessibilityFeatures.map((one) => [one, `business-facts:access_${one}` as const]),
);

/** Name, categories, pictures, and practical details. */
export function BasicsStep() {
  const t = useWords();
  return (
    <>
      <FieldSection title="posting-business:basics" text="posting-business:basicsHint">
        <EitherField name="companyName" max={limits.title.max} autoComplete="organization" />
        <BusinessTypeField />
        <EitherField
          name="description"
          max={limits.description.max}
          rows={limits.descriptionLines.max}
          hint={t('posting-business:descriptionHint')}
        />
      </FieldSection>
      <FieldSection title="posting-business:looks" text="posting-business:looksHint">
        <PhotosField name="logo" max={1} aspect={logoShape} hint={t('posting-business:logoHint')} />
        <PhotosField name="cover" max={1} aspect={coverShape} hint={t('posting-business:coverHint')} />
      </FieldSection>
      <FieldSection title="posting-business:goodToKnow" text="posting-business:goodToKnowHint">
        <PriceRangeField />
        <MultiChoice
          name="paymentMethods"
          options={paymentMethods.map((value) => ({ value, label: t(`business-facts:pay_${value}`) }))}
        />
        <MultiChoice
          name="languages"
          options={spokenLanguages.map((value) => ({ value, label: t(`languages:${value}`) }))}
        />
        <HalalField />
        <MultiChoice
          name="accessibility"
          options={accessibilityFeatures.map((value) => ({
            value,
            label: t(`business-facts:access_${value}`),
          }))}
        />
      </FieldSection>
    </>
  );
}

export function BasicsReview() {
  return (
    <>
      <EitherReview name="companyName" />
      <ReviewCategory name="businessType" type="business" />
      <ReviewCategory name="subcategories" type="business" />
      <EitherReview name="description" />
      <ReviewPhotos name="logo" />
      <ReviewPhotos name="cover" />
      <PriceRangeReview />
      <ReviewChoice name="paymentMethods" words={paymentWords} />
      <ReviewChoice name="languages" words={languageWords} />
      <HalalReview />
      <ReviewChoice name="accessibility" words={accessWords} />
    </>
  );
}
