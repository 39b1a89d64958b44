import { useWords, type WordKey } from '../../../i18n/words.ts';
import * as styles from './Segments.module.css';

interface Props<Value extends string> {
  name: string;
  legend: WordKey;
  /** The label of each value, in the order of the segments. */
  labels: Readonly<Partial<Record<Value, WordKey>>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons that look like a segmented control. */
export function Segments<Value extends string>({ name, legend, labels, value, onChange }: Props<Value>) {
  const t = useWords();
  return (
    <fieldset className={styles.segments}>
      <legend>{t(legend)}</legend>
      <div>
        {(Object.entries(labels) as [Value, WordKey][]).map(([one, label]) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => onChange(one)}
            />
            <span>{t(label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
