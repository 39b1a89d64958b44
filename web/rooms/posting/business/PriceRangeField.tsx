import { useWords } from '../../../i18n/words.ts';
import { Select } from '../../../posting/form/bound/SelectField.tsx';
import { useBound } from '../../../posting/form/plan-context.tsx';
import { ReviewRow } from '../../../posting/form/review-rows.tsx';

const name = 'priceRange';
const ranges = [1, 2, 3, 4] as const;

/** One to four dollar signs. */
export function PriceRangeField() {
  const t = useWords();
  const { value, onChange, label, error } = useBound<number | null>({ name });
  return (
    <Select
      name={name}
      label={label}
      optional
      error={error}
      value={value === null ? '' : String(value)}
      options={ranges.map((range) => ({
        value: String(range),
        label: `${'$'.repeat(range)} · ${t(`business-facts:priceRange_${range}`)}`,
      }))}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}

export function PriceRangeReview() {
  return <ReviewRow<number> name={name} as={(range) => <bdi dir="ltr">{'$'.repeat(range)}</bdi>} />;
}
