import { useWords } from '../../../i18n/words.ts';
import { Select } from '../../../posting/form/bound/SelectField.tsx';
import { useBound } from '../../../posting/form/plan-context.tsx';
import { useReviewed } from '../../../posting/form/review-rows.tsx';

const name = 'furnished';

/** Yes, no, or not specified. */
export function FurnishedField() {
  const t = useWords();
  const { value, onChange, label, error } = useBound<boolean | null>({ name });
  return (
    <Select
      name={name}
      label={label}
      optional
      error={error}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen === 'yes')}
      options={[
        { value: 'yes', label: t('posting-rental:furnishedYes') },
        { value: 'no', label: t('posting-rental:furnishedNo') },
      ]}
    />
  );
}

export function FurnishedReview() {
  const t = useWords();
  const value = useReviewed<boolean | null>(name);
  if (value === null) return null;
  return (
    <div>
      <dt>{t('posting-rental:furnished')}</dt>
      <dd>{t(value ? 'posting-rental:furnishedYes' : 'posting-rental:furnishedNo')}</dd>
    </div>
  );
}
