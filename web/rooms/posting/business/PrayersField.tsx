import { type Congregation, mayHoldPrayers } from '../../../../contract/congregation.ts';
import { useWords } from '../../../i18n/words.ts';
import { PrayersEditor } from '../../../posting/fields/PrayersEditor.tsx';
import type { TypedPrayers } from '../../../posting/fields/typed-prayers.ts';
import { useCategories } from '../../../posting/form/bound/CategoryField.tsx';
import { FieldSection } from '../../../posting/form/FieldSection.tsx';
import { useBound, useErrorOf } from '../../../posting/form/plan-context.tsx';
import { ReviewRow, useReviewed } from '../../../posting/form/review-rows.tsx';
import { prayerLines } from '../../../posts/prayer-lines.ts';

const name = 'prayers';

/** Whether to offer the times of prayer: if the category has them, and if some are stated already. */
function useHoldsPrayers(): boolean {
  const { data: categories } = useCategories('business');
  const main = useReviewed<number | null>('businessType');
  const isEntered = useReviewed<unknown>(name) !== null;
  if (isEntered) return true;
  const slugs = categories?.map(({ slug }) => slug) ?? [];
  const slug = categories?.find(({ id }) => id === main)?.slug;
  return slug !== undefined && mayHoldPrayers(slug, slugs);
}

/** When a place of worship holds its prayers: each iqama, and the Friday prayers. */
export function PrayersField() {
  const { value, onChange } = useBound<TypedPrayers | null>({ name });
  const errorOf = useErrorOf();
  if (!useHoldsPrayers()) return null;
  return (
    <FieldSection title="business-facts:prayers" text="posting-business:prayersHint">
      <PrayersEditor value={value} errorOf={errorOf} onChange={onChange} />
    </FieldSection>
  );
}

export function PrayersReview() {
  const t = useWords();
  const as = (prayers: Congregation) => (
    <ul>
      {prayerLines(prayers, t).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return <ReviewRow<Congregation> name={name} as={as} />;
}
