import type { Lang } from '../../../contract/locales.ts';
import * as styles from './Choice.module.css';

interface Props {
  name: string;
  legend: string;
  chosen: string;
  options: { value: string; label: string; lang?: Lang }[];
}

/** One of a few, as buttons that lie side by side. */
export function Choice({ name, legend, chosen, options }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className="row">
        {options.map(({ value, label, lang }) => (
          <label key={value} className="chip">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
