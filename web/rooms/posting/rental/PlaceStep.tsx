import { limits } from '../../../../contract/limits.ts';
import { subwayLines } from '../../../../contract/rentals.ts';
import { useWords } from '../../../i18n/words.ts';
import { AddressFields } from '../../../posting/form/bound/AddressFields.tsx';
import { MultiChoice } from '../../../posting/form/bound/MultiChoice.tsx';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { ReviewLatin, ReviewPlace, ReviewRow } from '../../../posting/form/review-rows.tsx';
import * as styles from './PlaceStep.module.css';
import { SubwayBadge } from './SubwayBadge.tsx';

/** Location: the street for prospective tenants, a circle for the public. */
export function PlaceStep() {
  const t = useWords();
  return (
    <>
      <FieldSection title="posting-rental:where" text="posting-rental:whereHint">
        <AddressFields
          names={{ street: 'location', city: 'city', zip: 'zipCode', point: 'mapLocation' }}
          optional={['zip', 'pin']}
          approximate
        />
      </FieldSection>
      <FieldSection title="posting-rental:subway">
        <MultiChoice
          name="subwayLines"
          label={t('posting-rental:subwayLines')}
          max={limits.subwayLines}
          hint={t('posting-rental:subwayHint')}
          options={subwayLines.map((line) => ({
            value: line,
            label: t('posting-rental:subwayLine', { line }),
            mark: <SubwayBadge line={line} />,
          }))}
        />
      </FieldSection>
    </>
  );
}

export function PlaceReview() {
  const t = useWords();
  const badges = (lines: readonly string[]) => (
    <span className={styles.lines}>
      {lines.map((line) => (
        <SubwayBadge key={line} line={line} />
      ))}
    </span>
  );
  return (
    <>
      <ReviewLatin name="location" />
      <ReviewPlace name="city" />
      <ReviewLatin name="zipCode" />
      <ReviewRow name="mapLocation" as={() => t('posting-rental:mapCircle')} />
      <ReviewRow<string[]> name="subwayLines" as={badges} />
    </>
  );
}
