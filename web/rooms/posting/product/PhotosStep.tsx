import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { PhotosField } from '../../../posting/form/bound/PhotosField.tsx';
import { ContactReview, ContactSection } from '../../../posting/form/ContactSection.tsx';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { ReviewPhotos, useReviewed } from '../../../posting/form/review-rows.tsx';
import { SafetyTips } from '../../../posts/SafetyTips.tsx';

/** Pictures and contact details. */
export function PhotosStep() {
  const t = useWords();
  const isBuy = useReviewed<string>('postType') === 'buy';
  return (
    <>
      <FieldSection title="posting-product:photos" text="posting-product:photosHint">
        <PhotosField
          name="images"
          min={isBuy ? 0 : limits.postImages.min}
          max={limits.postImages.max}
          optional={isBuy}
          firstIs={t('posting-product:firstPhoto')}
        />
      </FieldSection>
      <ContactSection />
      <SafetyTips kind="product" />
    </>
  );
}

export function PhotosReview() {
  return (
    <>
      <ReviewPhotos name="images" />
      <ContactReview />
    </>
  );
}
