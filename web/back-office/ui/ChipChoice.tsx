import * as chipStyles from '../../ui/shared/chip.module.css';

interface Props<Value extends string | number | null> {
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A single choice as toggle chips; its label is provided by the surrounding elements. */
export function ChipChoice<Value extends string | number | null>({ options, value, onChange }: Props<Value>) {
  return options.map(([one, label]) => (
    <button
      key={one}
      type="button"
      className={one === value ? chipStyles.chosen : chipStyles.chip}
      aria-pressed={one === value}
      onClick={() => onChange(one)}
    >
      {label}
    </button>
  ));
}
