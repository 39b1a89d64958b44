import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as choiceStyles from '../../ui/shared/choice.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { describedBy, type FieldProps } from './field-props.ts';
import { Hint } from './Hint.tsx';
import { PhoneField } from './PhoneField.tsx';
import * as styles from './WhatsappField.module.css';

interface Props extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Whether it equals the phone number of the form. */
  same: boolean;
  onSame: (same: boolean) => void;
}

/** A WhatsApp number: the same as the phone number, by a switch, or another one. */
export function WhatsappField({ same, onSame, ...field }: Props) {
  const t = useWords();
  const { name, label, optional, error, hint } = field;
  const switchName = `${name}.same`;
  /** Without another control, it is the one that receives the focus. */
  const switchId = same ? name : switchName;
  const visibleError = same ? error : undefined;
  return (
    <div className={styles.whatsapp}>
      {same && (
        <div className={fieldStyles.label} aria-hidden="true">
          <span>{label}</span>
          {optional && <OptionalMark />}
        </div>
      )}
      {!same && <PhoneField {...field} icon="whatsapp" />}
      <label className={same ? fieldStyles.box : styles.switchRow} htmlFor={switchId}>
        {same && <Icon name="whatsapp" />}
        <span className={layoutStyles.grow}>
          <span className={textStyles.hidden}>{label}: </span>
          {t('posting-fields:sameAsPhone')}
        </span>
        <input
          id={switchId}
          name={switchName}
          className={choiceStyles.switch}
          type="checkbox"
          role="switch"
          aria-checked={same}
          checked={same}
          aria-describedby={describedBy(visibleError && `${name}-error`, same && hint && `${name}-hint`)}
          onChange={(event) => onSame(event.target.checked)}
        />
      </label>
      {visibleError && <FieldError id={`${name}-error`}>{visibleError}</FieldError>}
      {same && hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
    </div>
  );
}
