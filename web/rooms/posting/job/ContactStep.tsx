import { useWords } from '../../../i18n/words.ts';
import { LinkField } from '../../../posting/form/bound/contact-fields.tsx';
import { ContactReview, ContactSection } from '../../../posting/form/ContactSection.tsx';
import { ReviewLatin } from '../../../posting/form/review-rows.tsx';
import { useIsSeeking } from './WorkStep.tsx';

/** How to apply, or how to contact the job seeker. */
export function ContactStep() {
  const t = useWords();
  const isSeeking = useIsSeeking();
  return (
    <ContactSection>
      {!isSeeking && <LinkField name="applyUrl" optional hint={t('posting-jobs:applyHint')} />}
    </ContactSection>
  );
}

export function JobContactReview() {
  const isSeeking = useIsSeeking();
  return (
    <>
      <ContactReview />
      {!isSeeking && <ReviewLatin name="applyUrl" />}
    </>
  );
}
