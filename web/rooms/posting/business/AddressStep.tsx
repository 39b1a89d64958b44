import { useWords } from '../../../i18n/words.ts';
import { AddressFields } from '../../../posting/form/bound/AddressFields.tsx';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { ReviewLatin, ReviewPlace, ReviewRow } from '../../../posting/form/review-rows.tsx';

const names = {
  street: 'streetAddress',
  city: 'city',
  state: 'state',
  zip: 'postalCode',
  point: 'mapLocation',
} as const;

/** The address of a business. */
export function AddressStep() {
  return (
    <FieldSection title="posting-business:address" text="posting-business:addressHint">
      <AddressFields names={names} optional={['pin']} />
    </FieldSection>
  );
}

export function AddressReview() {
  const t = useWords();
  return (
    <>
      <ReviewLatin name="streetAddress" />
      <ReviewPlace name="city" />
      <ReviewLatin name="state" />
      <ReviewLatin name="postalCode" />
      <ReviewRow name="mapLocation" as={() => t('posting-fields:pinIsSet')} />
    </>
  );
}
