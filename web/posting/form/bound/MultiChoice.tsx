import type { ReactNode } from 'react';
import * as chipStyles from '../../../ui/shared/chip.module.css';
import { type BoundProps, useBound } from '../plan-context.tsx';
import { BoundGroup } from './BoundGroup.tsx';
import * as chipsStyles from './chips.module.css';
import type { Option } from './SelectField.tsx';

interface Props extends BoundProps {
  options: readonly (Option & { mark?: ReactNode })[];
  /** The maximum number of selected options. */
  max?: number;
}

/** A multiple choice as toggle chips. */
export function MultiChoice({ options, max = options.length, ...bound }: Props) {
  const { name, hint, optional = true } = bound;
  const { value, onChange, label, error } = useBound<string[]>(bound, true);
  const isFull = value.length >= max;
  return (
    <BoundGroup name={name} label={label} hint={hint} optional={optional} error={error}>
      <div className={chipsStyles.chips}>
        {options.map((option, index) => {
          const isChosen = value.includes(option.value);
          return (
            <label key={option.value} className={chipStyles.chip}>
              <input
                type="checkbox"
                id={index === 0 ? name : `${name}-${option.value}`}
                name={name}
                value={option.value}
                checked={isChosen}
                disabled={isFull && !isChosen}
                aria-label={option.mark ? option.label : undefined}
                onChange={() =>
                  onChange(
                    options
                      .map((one) => one.value)
                      .filter((one) => (one === option.value ? !isChosen : value.includes(one))),
                  )
                }
              />
              {option.mark ?? option.label}
            </label>
          );
        })}
      </div>
    </BoundGroup>
  );
}
