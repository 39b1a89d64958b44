import * as choiceStyles from '../../ui/shared/choice.module.css';
import * as checkStyles from './check.module.css';

interface Props {
  id: string;
  label: string;
  isOn: boolean;
  /** The ids of its hint and error. */
  describedBy: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** A switch with its label, for fields that open further ones. */
export function SwitchRow({ id, label, isOn, describedBy, onChange }: Props) {
  return (
    <label className={`${checkStyles.check} ${checkStyles.switchRow}`}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        className={choiceStyles.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
