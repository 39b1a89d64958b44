import { useWords } from '../../i18n/words.ts';
import * as rangeStyles from '../../lists/range.module.css';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useTypedSubmit } from '../../lists/use-typed-submit.ts';
import { HiddenFields } from '../../ui/HiddenFields.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { AmountInput } from '../PriceRange.tsx';
import type { JobFilters } from './job-filters.ts';
import { periodWords, salaryTypes } from './job-words.ts';

interface Props {
  id: string;
  list: ListAddress;
  filters: JobFilters;
}

const ownFields = ['salary_min', 'salary_type', 'after'];

/** The minimum pay and its period, as a form that submits both to the list. */
export function PayFilter({ id, list, filters }: Props) {
  const t = useWords();
  const { address } = list;
  const onSubmit = useTypedSubmit(list);
  return (
    <form action={address.path} method="get" className={rangeStyles.range} onSubmit={onSubmit}>
      <HiddenFields search={address.search} except={ownFields} />
      <fieldset>
        <legend>{t('jobs:pay')}</legend>
        <div className={rangeStyles.fields}>
          <AmountInput
            id={`${id}-least`}
            name="salary_min"
            label={t('jobs:payAtLeast')}
            value={filters.salary_min}
          />
          <div className={rangeStyles.amount}>
            <label htmlFor={`${id}-per`}>{t('jobs:per')}</label>
            <span className={rangeStyles.select}>
              <select
                key={filters.salary_type}
                id={`${id}-per`}
                name="salary_type"
                defaultValue={filters.salary_type ?? 'hour'}
              >
                {salaryTypes.map((period) => (
                  <option key={period} value={period}>
                    {t(periodWords[period])}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" size="s" />
            </span>
          </div>
          <button type="submit" className={`${buttonStyles.outlined} ${buttonStyles.small}`}>
            {t('post-lists:use')}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
