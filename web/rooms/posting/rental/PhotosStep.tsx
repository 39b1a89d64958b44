import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { PhotosField } from '../../../posting/form/bound/PhotosField.tsx';
import { ContactReview, ContactSection } from '../../../posting/form/ContactSection.tsx';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { ReviewPhotos } from '../../../posting/form/review-rows.tsx';

/** Pictures and contact details. */
export function PhotosStep() {
  const t = useWords();
  return (
    <>
      <FieldSection title="posting-rental:photos" text="posting-rental:photosHint">
        <PhotosField
          name="images"
          min={limits.postImages.min}
          max={limits.postImages.max}
          firstIs={t('posting-rental:firstPhoto')}
        />
      </FieldSection>
      <ContactSection />
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
