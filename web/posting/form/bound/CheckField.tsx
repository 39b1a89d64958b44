import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/FieldError.tsx';
import * as choiceStyles from '../../../ui/shared/choice.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as checkStyles from '../../fields/check.module.css';
import { describedBy } from '../../fields/field-props.ts';
import { Hint } from '../../fields/Hint.tsx';
import { type BoundProps, useBound } from '../plan-context.tsx';

interface Props extends BoundProps {
  /** Text with links, in place of the label. */
  children?: ReactNode;
  /** Rendered as a switch, for settings that take effect on existing content. */
  isSwitch?: boolean;
}

/** A boolean. */
export function CheckField({ children, isSwitch, ...bound }: Props) {
  const { name, hint } = bound;
  const { value, onChange, label, error } = useBound<boolean>(bound);
  return (
    <div className={fieldStyles.field}>
      <label className={isSwitch ? `${checkStyles.check} ${checkStyles.switchRow}` : checkStyles.check}>
        <input
          type="checkbox"
          id={name}
          name={name}
          className={isSwitch ? choiceStyles.switch : undefined}
          role={isSwitch ? 'switch' : undefined}
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(error && `${name}-error`, hint && `${name}-hint`)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children ?? label}</span>
      </label>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
    </div>
  );
}

/** A boolean that changes the post. */
export function SwitchField(props: Props) {
  return <CheckField {...props} isSwitch />;
}
