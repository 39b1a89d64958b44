import { useFormContext } from 'react-hook-form';
import { directoryTypes } from '../../../../contract/categories.ts';
import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { describedBy } from '../../../posting/fields/field-props.ts';
import { BoundField } from '../../../posting/form/bound/BoundField.tsx';
import { BoundGroup } from '../../../posting/form/bound/BoundGroup.tsx';
import { useCategories } from '../../../posting/form/bound/CategoryField.tsx';
import * as chipsStyles from '../../../posting/form/bound/chips.module.css';
import { useBound } from '../../../posting/form/plan-context.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as chipStyles from '../../../ui/shared/chip.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as selectStyles from '../../../ui/shared/select.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';

const name = 'businessType';
const below = 'subcategories';

/** The main category of a business, service or shop, and any number of its subcategories. The values are ids. */
export function BusinessTypeField() {
  const t = useWords();
  const form = useFormContext();
  const { status, data, again } = useCategories('business');
  const { value, onChange, label, error } = useBound<number | null>({ name });
  const subs = useBound<number[]>({ name: below });
  const all = data ?? [];
  const options = all.filter(({ parentId }) => parentId !== null && parentId === value);
  return (
    <>
      <BoundField name={name} label={label} optional={false} error={error}>
        <span
          className={
            error
              ? `${selectStyles.select} ${selectStyles.tall} ${selectStyles.invalid}`
              : `${selectStyles.select} ${selectStyles.tall}`
          }
        >
          <select
            id={name}
            name={name}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(error && `${name}-error`)}
            value={all.length > 0 ? String(value ?? '') : ''}
            onChange={({ target }) => {
              onChange(target.value === '' ? null : Number(target.value));
              form.setValue(below, [], { shouldDirty: true });
            }}
          >
            <option value="">
              {t(status === 'loading' ? 'posting-form:loading' : 'posting-form:choose')}
            </option>
            {directoryTypes.map((type) => (
              <optgroup key={type} label={t(`posting-business:${type}`)}>
                {all
                  .filter((one) => one.type === type && one.parentId === null)
                  .map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <Icon name="chevron-down" size="s" />
        </span>
      </BoundField>
      {status === 'failed' && (
        <p className={fieldStyles.error} role="alert">
          {t('posting-form:listFailed')}{' '}
          <button type="button" className={textStyles.link} onClick={again}>
            {t('errors:tryAgain')}
          </button>
        </p>
      )}
      {options.length > 0 && (
        <BoundGroup name={below} label={subs.label} optional={false} error={subs.error}>
          <div className={chipsStyles.chips}>
            {options.map((one, index) => {
              const isChosen = subs.value.includes(one.id);
              return (
                <label key={one.id} className={chipStyles.chip}>
                  <input
                    type="checkbox"
                    id={index === 0 ? below : `${below}-${one.id}`}
                    name={below}
                    value={one.id}
                    checked={isChosen}
                    disabled={!isChosen && subs.value.length >= limits.categoriesPerBusiness}
                    onChange={() =>
                      subs.onChange(
                        isChosen ? subs.value.filter((id) => id !== one.id) : [...subs.value, one.id],
                      )
                    }
                  />
                  {one.name}
                </label>
              );
            })}
          </div>
        </BoundGroup>
      )}
    </>
  );
}
