import type { Lang } from '../../../contract/locales.ts';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './Choice.module.css';

interface Props {
  name: string;
  legend: string;
  chosen: string;
  options: { value: string; label: string; lang?: Lang }[];
}

/** A single choice as a row of buttons. */
export function Choice({ name, legend, chosen, options }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={layoutStyles.row}>
        {options.map(({ value, label, lang }) => (
          <label key={value} className={chipStyles.chip}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <bdi lang={lang}>{label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
